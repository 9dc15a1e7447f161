// Types that scripts use and no installed package declares.

// Packages of scripts/bundlers/ and site/, whose own package.json installs them.
declare module "@rollup/plugin-commonjs";
declare module "@rollup/plugin-json";
declare module "@rollup/plugin-node-resolve";
declare module "@vercel/nft";
declare module "typedoc";
declare module "vitepress";
declare module "webpack";

// Node has these, undocumented or since a version above the oldest supported one.
interface Buffer<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> extends Uint8Array<TArrayBuffer> {
  utf8Slice(start: number, end: number): string;
  utf8Write(text: string, at: number): number;
  latin1Slice(start: number, end: number): string;
  latin1Write(text: string, at: number): number;
}
declare namespace NodeJS {
  interface Process {
    _rawDebug(text: string): void;
  }
  interface ProcessReport {
    excludeNetwork: boolean;
  }
}
