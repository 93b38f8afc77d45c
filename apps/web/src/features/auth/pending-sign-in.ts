interface Credentials {
  email: string;
  password: string;
}

/** Credentials of a registration in this tab, to sign in after the email is verified. */
let pending: Credentials | null = null;

/** In memory only: after a reload the user signs in as usual. */
export const pendingSignIn = {
  set: ({ email, password }: Credentials) => {
    pending = { email, password };
  },
  get: () => pending,
  clear: () => {
    pending = null;
  },
};
