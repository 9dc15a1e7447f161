import { defineCommand } from "../define-command.js";
import { EXIT } from "../exit-codes.js";
import { findLoginFile, removeLogin } from "../login/login-settings.js";

export const configure = defineCommand({
  about: `It removes the saved token; addresses and the organization stay. The service is not notified: the token
is valid until it expires.`,
  examples: ["regohost logout", "regohost logout --profile staging"],
  async run(context) {
    const file = await findLoginFile(context);
    const wasThere = await removeLogin(file);
    const where = file.profile === undefined ? file.path : `${file.path}, profile ${file.profile}`;
    await context.note(wasThere ? `logged out: ${where}` : `no login in ${where}`);
    return EXIT.pass;
  },
});
