/** Every path of the web app: the router declares its routes with these, links are built from them. */
export const WEB_PATHS = {
  login: '/login',
  register: '/register',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  home: '/home',
  dashboard: '/dashboard',
  roadmap: '/perfil',
  avatarOnboarding: '/avatar-onboarding',
  icps: '/icps',
  icpOnboarding: '/icp-onboarding/$icpId',
  icpDetails: '/icp-details/$icpId',
  icpScripts: '/icp-channel-details/$icpId/$channel',
  icpChannels: '/icp-channel-strategy/$icpId',
  icpChannel: '/icp-channel-strategy/$icpId/$channelId',
  icpArena: '/icp-arena/$icpId',
  practice: '/treino',
  progress: '/progresso',
  assistant: '/assistant',
  settings: '/settings',
  credits: '/credits',
  privacy: '/privacy',
} as const;

export type WebPath = (typeof WEB_PATHS)[keyof typeof WEB_PATHS];

/** A link to a screen of the web app, without its origin; only {@link webLink} makes one. */
export type WebLink = string & { readonly brand: 'WebLink' };

type ParamNames<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never;

type Search = Readonly<Record<string, string>>;
type LinkArgs<Path extends string> = [ParamNames<Path>] extends [never]
  ? [params?: Record<string, never>, search?: Search]
  : [params: Readonly<Record<ParamNames<Path>, string>>, search?: Search];

/**
 * Builds a link for a notification, a mail or a phase.
 * @param path one of {@link WEB_PATHS}; @param rest the values of its `$` parameters, then of its query.
 * @returns path and query, encoded, such as `/icp-details/01JD`.
 */
export function webLink<Path extends WebPath>(path: Path, ...rest: LinkArgs<Path>): WebLink;
export function webLink(path: string, params: Search = {}, search: Search = {}): WebLink {
  const pathname = path.replace(/\$(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const query = Object.entries(search).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return asWebLink(query.length > 0 ? `${pathname}?${query.join('&')}` : pathname);
}

/** Its caller built the link from one of the paths above. */
const asWebLink = (link: string) => link as WebLink;
