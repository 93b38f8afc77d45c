import type { Avatar } from '@salesai/contract/avatar';
import { Card } from '@salesai/ui/card';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Sparkles from 'lucide-react/icons/sparkles';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What the profile comes down to: summary, first strength, first thing to develop. */
export function AvatarVerdict({ avatar }: { avatar: Avatar }) {
  const { t } = useTranslation('avatar');
  const [strength] = avatar.pontosFortes;
  const [development] = avatar.areasDesenvolvimento;
  return (
    <Card className="border-mind/60">
      <section aria-labelledby="summary" className="group grid gap-2 px-4 pt-4 pb-2 md:px-6">
        <h2 id="summary" className="font-semibold text-mind text-xl">
          {t('sections.summary')}
        </h2>
        <p className="line-clamp-4 max-w-prose whitespace-pre-line group-has-[details[open]]:line-clamp-none">
          {avatar.resumoPessoal}
        </p>
        <dl className="grid gap-2 md:grid-cols-2 md:gap-x-8">
          <Point icon={<Sparkles className="size-4" />} title={t('verdict.strength')}>
            {strength}
          </Point>
          <Point icon={<TrendingUp className="size-4" />} title={t('verdict.development')}>
            {development}
          </Point>
        </dl>
        <details className="group/all">
          <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded-lg font-semibold text-primary text-sm">
            <span className="group-open/all:hidden">{t('verdict.all')}</span>
            <span className="hidden group-open/all:inline">{t('verdict.less')}</span>
            <ChevronDown className="size-4 transition group-open/all:rotate-180" aria-hidden />
          </summary>
        </details>
      </section>
    </Card>
  );
}

interface PointProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

const Point = ({ icon, title, children }: PointProps) => (
  <div className="grid grid-cols-[auto_1fr] gap-x-2">
    <dt className="col-span-2 flex items-center gap-2 text-muted text-sm">
      <span aria-hidden className="text-mind">
        {icon}
      </span>
      {title}
    </dt>
    <dd className="col-span-2 line-clamp-2 group-has-[details[open]]:line-clamp-none">
      {children}
    </dd>
  </div>
);
