/** The media type of a response, in lower case and without parameters; `""` when there is none. */
export function mediaType(contentType: string | undefined): string {
  return (contentType ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

export function isHtml(contentType: string | undefined): boolean {
  const type = mediaType(contentType);
  return type === "text/html" || type === "application/xhtml+xml";
}

export function isJson(contentType: string | undefined): boolean {
  const type = mediaType(contentType);
  return type === "application/json" || type.endsWith("+json");
}
