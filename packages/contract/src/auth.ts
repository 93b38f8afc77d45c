import * as z from 'zod/mini';
import { Done, Id, Instant, Language, requiredText } from './common.ts';
import { route } from './route.ts';

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const PHONE_MIN = 10;
export const NAME_MAX = 120;
/** RFC 5321: 64 of local part, 255 of domain, less the two brackets. */
export const EMAIL_MAX = 254;

/** Codes of account errors (docs/product.md#account-errors), mapped from the account library's. */
export const AUTH_CODES = [
  'auth/invalid-credential',
  'auth/user-not-found',
  'auth/wrong-password',
  'auth/too-many-requests',
  'auth/user-disabled',
  'auth/invalid-email',
  'auth/email-already-in-use',
  'auth/weak-password',
  'auth/operation-not-allowed',
  'auth/requires-recent-login',
  'auth/not-invited',
  'auth/invalid-token',
  'auth/confirmed-elsewhere',
  'EMAIL_NOT_VERIFIED',
] as const;
export type AuthCode = (typeof AUTH_CODES)[number];

export const Email = z
  .string('auth:validation.emailRequired')
  .check(
    z.trim(),
    z.minLength(1, 'auth:validation.emailRequired'),
    z.maxLength(EMAIL_MAX, 'auth:validation.emailInvalid'),
    z.email('auth:validation.emailInvalid'),
  );

export const Password = z
  .string('auth:validation.passwordRequired')
  .check(
    z.minLength(1, 'auth:validation.passwordRequired'),
    z.minLength(PASSWORD_MIN, 'auth:validation.passwordMin'),
    z.maxLength(PASSWORD_MAX, 'validation:tooLong'),
  );

/** Line breaks, other control characters and bidirectional controls. */
const CONTROL = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;
/** Text that mail programs turn into a link: `https://…`, `www.…`, `ana@…`, `loja.com`, `t.co/…`. */
const LINK =
  /:\/\/|\bwww\.|@|(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{2,}\.(?:[a-z]{2}|com|net|org|info|biz|app|dev|site|online|store|shop|xyz|top|club|link|live|page|click|pro|tech|space|website|icu|vip|fun|blog|cloud)(?![\p{L}\p{N}])|\.\p{L}+\//iu;

/** Names appear in mails, so they must not contain line breaks or links. */
const isPlainName = (name: string) => !CONTROL.test(name) && !LINK.test(name);

export const PersonName = requiredText('auth:validation.nameRequired', NAME_MAX).check(
  z.refine(isPlainName, 'auth:validation.namePlain'),
);
export const Phone = z
  .string('auth:validation.phoneRequired')
  .check(
    z.trim(),
    z.minLength(1, 'auth:validation.phoneRequired'),
    z.minLength(PHONE_MIN, 'auth:validation.phoneMin'),
    z.maxLength(32, 'validation:tooLong'),
  );

export const Login = z.object({ email: Email, password: Password });
export type Login = z.infer<typeof Login>;

/** The body of a sign-up; the form also has a password confirmation. */
export const SignUp = z.object({
  name: PersonName,
  email: Email,
  phone: Phone,
  password: Password,
});
export type SignUp = z.infer<typeof SignUp>;

export const Registration = z
  .extend(SignUp, {
    confirmPassword: z
      .string('auth:validation.confirmRequired')
      .check(z.minLength(1, 'auth:validation.confirmRequired')),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      message: 'auth:validation.passwordsDiffer',
      path: ['confirmPassword'],
    }),
  );
export type Registration = z.infer<typeof Registration>;

export const UpdateUser = z.object({
  name: z.optional(PersonName),
  phone: z.optional(Phone),
  language: z.optional(Language),
});
export type UpdateUser = z.infer<typeof UpdateUser>;

export const BetaCheck = z.object({ allowed: z.boolean(), message: z.string() });

/** A session of the account. */
export const Session = z.object({
  id: Id,
  current: z.boolean(),
  /** The `User-Agent` of the sign-in; empty without one. */
  userAgent: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant,
});
export type Session = z.infer<typeof Session>;

export const authRoutes = {
  checkBetaUsers: route({
    method: 'POST',
    path: '/auth/checkBetaUsers',
    access: 'public',
    summary: 'Whether an address is invited',
    body: z.object({ email: Email }),
    out: BetaCheck,
  }),
  sessions: route({
    method: 'GET',
    path: '/auth/sessions',
    access: 'user',
    summary: 'The sessions of the caller, the current one first',
    out: z.object({ sessions: z.array(Session) }),
  }),
  endSession: route({
    method: 'DELETE',
    path: '/auth/sessions/:id',
    access: 'user',
    summary: 'Ends one session',
    params: z.object({ id: Id }),
    out: Done,
  }),
  endOtherSessions: route({
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'user',
    summary: 'Ends every session except the current one',
    out: Done,
  }),
};
