export * from './auth.ts';
export * from './avatar.ts';
export * from './beta.ts';
export * from './leases.ts';
export * from './limits.ts';
export * from './notifications.ts';
