/** A picture or a file is never a page: opened by its address, it runs and loads nothing. */
export const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Headers of a file kept for somebody: whoever opens its address takes it home; no page shows it. */
export const fileHeaders = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'content-security-policy': FILE_POLICY,
});
