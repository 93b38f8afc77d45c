/** Shared with the server, which links to these screens in notifications and mails. */
export { WEB_PATHS as paths } from '@salesai/contract/web-paths';
