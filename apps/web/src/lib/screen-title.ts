import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const PRODUCT = 'SalesAI';

/** The name of the screen in the language in use, as its route declares it. */
export function useScreenTitle(): string {
  const { t } = useTranslation();
  const key = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  return key ? t(`titles.${key}`) : PRODUCT;
}

/** Names the tab after the screen. */
export function useDocumentTitle() {
  const title = useScreenTitle();
  useEffect(() => {
    document.title = title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
}
