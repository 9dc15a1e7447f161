/** In place of the module of the same path: pages may refuse code that is made of text, and report each attempt, so modules evaluate everything. */
export class Left {
  readonly startedAt = undefined;
}

export const NOT_TRIED = new Left();

export class JavaScriptTier {
  readonly isReady = false;

  evaluate(): Left {
    return NOT_TRIED;
  }
}
