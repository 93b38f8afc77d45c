/** An image or file opened by its URL must not run or load anything. */
export const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Headers that make browsers download a stored file instead of displaying it. */
export const fileHeaders = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'content-security-policy': FILE_POLICY,
});
