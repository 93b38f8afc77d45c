import { type AvatarState, MAX_AVATAR_ATTEMPTS } from '@salesai/contract/avatar';
import { Badge } from '@salesai/ui/badge';
import { Card } from '@salesai/ui/card';
import { Orb } from '@salesai/ui/orb';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#lib/auth-store.ts';

/** Name, experience, fields, status and attempts. */
export function AvatarSummary({ state: { avatar, status, tentativas } }: { state: AvatarState }) {
  const { t } = useTranslation('avatar');
  const { nome, experiencia, setor } = avatar.perfilGeral;
  const name = useAuth((auth) => auth.user?.name) || nome;
  return (
    <Card className="grid grid-cols-[auto_1fr] items-start gap-4 p-4 md:p-6">
      <Orb paused className="size-12" />
      <section className="grid gap-2" aria-labelledby="general-profile">
        <h2 id="general-profile" className="font-medium text-muted text-sm">
          {t('sections.general')}
        </h2>
        <p className="font-bold text-xl leading-6">{name}</p>
        <p className="text-muted text-sm">{experiencia}</p>
        <ul className="flex flex-wrap gap-2">
          {setor.map((field) => (
            <li key={field}>
              <Badge tone="mind">{field}</Badge>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <Badge tone={status === 'aceito' ? 'success' : 'warning'}>{t(`status.${status}`)}</Badge>
          <span className="text-muted tabular-nums">
            {t('attempts', { count: tentativas, max: MAX_AVATAR_ATTEMPTS })}
          </span>
        </p>
      </section>
    </Card>
  );
}
