/** Where a request goes, in the parts that it is sent and shown by. Parsing a URL for each request takes longer than sending some. */
export class RequestTarget {
  /** Scheme, host and port, without a slash at its end. */
  readonly origin: string;
  readonly pathname: string;
  /** With its `?`; `""` for none. */
  readonly search: string;
  #url: URL | undefined;

  /** @param origin of a URL, as {@link pathname} and {@link search} are: nothing is checked or escaped. */
  constructor(origin: string, pathname: string, search: string) {
    this.origin = origin;
    this.pathname = pathname;
    this.search = search;
  }

  /** @param address a URL without query and fragment, as a service's settings have it. @param path from its slash on. */
  static below(address: string, path: string, search: string): RequestTarget {
    const slash = address.indexOf("/", address.indexOf("://") + 3);
    if (slash < 0) return new RequestTarget(address, path, search);
    return new RequestTarget(address.slice(0, slash), address.slice(slash) + path, search);
  }

  static of(url: URL): RequestTarget {
    return new RequestTarget(url.origin, url.pathname, url.search);
  }

  get url(): URL {
    return (this.#url ??= new URL(this.origin + this.pathname + this.search));
  }

  /** As errors show it: without the query, which may hold a signature or a cursor. */
  get shown(): string {
    return this.origin + this.pathname;
  }
}
