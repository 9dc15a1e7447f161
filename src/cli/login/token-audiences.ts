import type { TokenAudiences } from "../../client/access-token.js";
import type { CompatName } from "../../config/compat.js";

/** The audiences that distinguish the kinds of tokens. */
export async function findAudiences(compat: CompatName | undefined): Promise<TokenAudiences> {
  const [{ COMPATS }, { SERVICE_AUDIENCES }] = await Promise.all([
    import("../../config/compat.js"),
    import("../../client/access-token.js"),
  ]);
  return compat === undefined ? SERVICE_AUDIENCES : COMPATS[compat].audiences;
}
