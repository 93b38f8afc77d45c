import { FACE_STYLES } from '@salesai/contract/faces';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { addressKey, type Limits } from '../../http/limits.ts';
import { NODE_RULES } from '../../http/rules.ts';
import { FILE_POLICY } from '../../http/stored-file.ts';
import { validate } from '../../http/validate.ts';
import { createPictureCache, drawFace } from './service.ts';

const Style = z.object({ style: z.enum(FACE_STYLES) });
const FaceOptions = z.object({
  seed: z.string().check(z.minLength(1), z.maxLength(64)),
  backgroundColor: z._default(
    z.string().check(z.regex(/^[0-9a-fA-F]{6}(,[0-9a-fA-F]{6}){0,2}$/)),
    'b6e3f4',
  ),
});

/** Pictures for ICPs, at the paths of docs/product.md#icp-pictures. */
export function mountFaces(
  app: Hono,
  { limits, clientAddress }: { limits: Limits; clientAddress: (c: Context) => string },
): void {
  const cachedPicture = createPictureCache();
  app.get('/avatars/:style/svg', async (c) => {
    const { style } = validate(Style, c.req.param());
    const { seed, backgroundColor } = validate(FaceOptions, c.req.query());
    const options = { style, seed, backgroundColor: backgroundColor.toLowerCase() };
    const svg = await cachedPicture(options, async () => {
      await limits.consumeOnNode(NODE_RULES.face, addressKey(clientAddress(c)));
      return drawFace(style, seed, options.backgroundColor.split(','));
    });
    c.header('Content-Type', 'image/svg+xml; charset=utf-8');
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Content-Security-Policy', FILE_POLICY);
    return c.body(svg);
  });
}
