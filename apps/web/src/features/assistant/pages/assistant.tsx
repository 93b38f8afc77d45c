import { Button } from '@salesai/ui/button';
import { Orb } from '@salesai/ui/orb';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TipBubble } from '../components/tip-bubble.tsx';
import { useTips } from '../use-tips.ts';

/** The animated orb with a tip from time to time. */
export function AssistantPage() {
  const { t } = useTranslation('assistant');
  const [paused, setPaused] = useState(false);
  const tip = useTips(paused);
  const Icon = paused ? Play : Pause;
  return (
    <div className="grid min-h-[75dvh] grid-rows-[auto_1fr_auto] justify-items-center gap-6 text-center">
      <div className="grid gap-1">
        <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('text')}</p>
      </div>
      <div className="grid content-center justify-items-center gap-8">
        <Orb paused={paused} />
        <TipBubble tip={tip} />
      </div>
      <Button variant="ghost" onClick={() => setPaused(!paused)}>
        <Icon className="size-4" aria-hidden />
        {paused ? t('resume') : t('pause')}
      </Button>
    </div>
  );
}
