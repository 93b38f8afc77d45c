import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const PRODUCT = 'SalesAI';

/** The title that the route declares, in the language in use. */
function useScreenTitle(): string {
  const { t } = useTranslation();
  const key = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  return key ? t(`titles.${key}`) : PRODUCT;
}

/** Sets the document's title to the screen's. */
export function useDocumentTitle() {
  const title = useScreenTitle();
  useEffect(() => {
    document.title = title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
}
