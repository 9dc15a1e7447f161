import { codeOf } from "./error-code.js";
import { errorMessages } from "./error-messages.js";
import { ConfigurationError } from "./errors.js";

const PACKAGE = /Cannot find package '([^']+)'/;

/**
 * Imports a package when it is needed. Everything that imports one late does it by this function.
 *
 * @param load imports it.
 * @param advice for optional packages: their purpose, and how to install them. Default: the advice about an incomplete
 * installation.
 * @throws ConfigurationError `dependency_missing` where the package is not installed; the errors of the package itself.
 */
export async function loadPackage<T>(load: () => Promise<T>, advice?: string): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (codeOf(error) !== "ERR_MODULE_NOT_FOUND") throw error;
    const [reason] = errorMessages(error);
    const name = PACKAGE.exec(reason)?.[1];
    const missing =
      name === undefined
        ? "a package that regohost needs is not whole; install regohost again"
        : `the package ${name}, which regohost needs, is not installed; install regohost again, with its dependencies`;
    throw new ConfigurationError(advice ?? missing, { code: "dependency_missing", cause: error });
  }
}
