import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the tab after the screen, in the language in use. */
export function useDocumentTitle() {
  const { t } = useTranslation();
  const key = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const title = key ? `${t(`titles.${key}`)} · SalesAI` : 'SalesAI';
  useEffect(() => {
    document.title = title;
  }, [title]);
}
