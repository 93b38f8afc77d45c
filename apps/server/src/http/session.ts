import { timingSafeEqual } from 'node:crypto';
import type { Access } from '@salesai/contract/route';
import type { Context } from 'hono';
import type { JWTPayload } from 'jose';
import type { Actor, UserActor } from '../context.ts';
import { AppError } from './app-error.ts';

/** What identifying a caller needs. */
export interface SessionOptions {
  /** Returns the payload of an ID token; throws when it is invalid or expired. */
  verify: (token: string) => Promise<JWTPayload>;
  adminToken: string;
  /** Whether a session was ended before its tokens expire. */
  isRevoked: (loginSessionId: string) => boolean;
}

/** Identifies the caller by the `Authorization` header alone, without a database query. */
export function createIdentify(options: SessionOptions) {
  return async (raw: Context, access: Access): Promise<Actor> => {
    if (access === 'public') return { type: 'nobody' };
    const token = bearer(raw.req.header('authorization'));
    if (access === 'admin') return identifyAdmin(token, options.adminToken);
    return identifyUser(token, options);
  };
}

/** The token of a well-formed bearer header. */
export function bearer(header: string | undefined): string {
  const match = /^Bearer ([A-Za-z0-9._~+/=-]{1,4096})$/i.exec(header ?? '');
  if (!match?.[1]) throw new AppError('UNAUTHENTICATED');
  return match[1];
}

/** Identifies a signed-in user. @throws AppError UNAUTHENTICATED */
export async function identifyUser(token: string, options: SessionOptions): Promise<UserActor> {
  const payload = await options.verify(token);
  const loginSessionId = payload.sid;
  if (!payload.sub || typeof loginSessionId !== 'string' || options.isRevoked(loginSessionId)) {
    throw new AppError('UNAUTHENTICATED');
  }
  return { type: 'user', id: payload.sub, loginSessionId };
}

/** @throws AppError UNAUTHENTICATED unless the token is the operator's. */
export function identifyAdmin(token: string, expected: string): Actor {
  const actual = Buffer.from(token);
  const wanted = Buffer.from(expected);
  if (actual.length !== wanted.length || !timingSafeEqual(actual, wanted)) {
    throw new AppError('UNAUTHENTICATED');
  }
  return { type: 'admin' };
}
