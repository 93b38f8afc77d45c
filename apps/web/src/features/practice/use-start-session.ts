import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { messageOf, toApiError } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { type NewSession, useCreateSession } from './api.ts';

/** Starts a session and opens it; an ICP has one active session at a time. */
export function useStartSession() {
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  const create = useCreateSession();
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [fields, setFields] = useState<Record<string, string>>({});

  const start = (session: NewSession) => {
    setBusyWith(null);
    setFields({});
    create.mutate(session, {
      onSuccess: ({ id }) =>
        void navigate({ to: paths.practiceSession, params: { sessionId: id } }),
      onError(thrown) {
        const error = toApiError(thrown);
        setFields(error.fields);
        if (error.practiceSessionId) setBusyWith(error.practiceSessionId);
        else if (Object.keys(error.fields).length === 0)
          notify.error(messageOf(error, t('new.error')));
      },
    });
  };
  return {
    start,
    isStarting: create.isPending,
    /** The active session with this ICP, which has to end first. */
    busyWith,
    /** What the server found wrong in the input. */
    fields,
  };
}
