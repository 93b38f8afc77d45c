import { IconButton } from '@salesai/ui/icon-button';
import AArrowDown from 'lucide-react/icons/a-arrow-down';
import AArrowUp from 'lucide-react/icons/a-arrow-up';
import FlipHorizontal2 from 'lucide-react/icons/flip-horizontal-2';
import FoldHorizontal from 'lucide-react/icons/fold-horizontal';
import Maximize from 'lucide-react/icons/maximize';
import Mic from 'lucide-react/icons/mic';
import Minus from 'lucide-react/icons/minus';
import UnfoldHorizontal from 'lucide-react/icons/unfold-horizontal';
import { useTranslation } from 'react-i18next';
import { changeSettings, FONT_SIZES, MARGINS, usePrompterSettings } from './settings.ts';

const within = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, value));
const ON = 'bg-primary-soft text-primary';

interface ReadingSettingsProps {
  followsVoice: boolean;
  onVoice: () => void;
  onFullScreen: () => void;
}

/** How the text looks, who sets its pace, and the whole screen for it. */
export function ReadingSettings({ followsVoice, onVoice, onFullScreen }: ReadingSettingsProps) {
  const { t } = useTranslation('scripts');
  const { fontSize, margin, line, mirror } = usePrompterSettings();
  const size = (by: number) => changeSettings({ fontSize: within(fontSize + by, FONT_SIZES) });
  const space = (by: number) => changeSettings({ margin: within(margin + by, MARGINS) });
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{t('prompter.settings')}</legend>
      <IconButton label={t('prompter.smaller')} onClick={() => size(-FONT_SIZES.step)}>
        <AArrowDown className="size-5" aria-hidden />
      </IconButton>
      <IconButton label={t('prompter.bigger')} onClick={() => size(FONT_SIZES.step)}>
        <AArrowUp className="size-5" aria-hidden />
      </IconButton>
      <IconButton label={t('prompter.narrower')} onClick={() => space(-MARGINS.step)}>
        <UnfoldHorizontal className="size-5" aria-hidden />
      </IconButton>
      <IconButton label={t('prompter.wider')} onClick={() => space(MARGINS.step)}>
        <FoldHorizontal className="size-5" aria-hidden />
      </IconButton>
      <IconButton
        label={t('prompter.line')}
        aria-pressed={line}
        className={line ? ON : ''}
        onClick={() => changeSettings({ line: !line })}
      >
        <Minus className="size-5" aria-hidden />
      </IconButton>
      <IconButton
        label={t('prompter.mirror')}
        aria-pressed={mirror}
        className={mirror ? ON : ''}
        onClick={() => changeSettings({ mirror: !mirror })}
      >
        <FlipHorizontal2 className="size-5" aria-hidden />
      </IconButton>
      <IconButton
        label={t('prompter.voice')}
        aria-pressed={followsVoice}
        className={followsVoice ? ON : ''}
        onClick={onVoice}
      >
        <Mic className="size-5" aria-hidden />
      </IconButton>
      <IconButton label={t('prompter.fullScreen')} onClick={onFullScreen}>
        <Maximize className="size-5" aria-hidden />
      </IconButton>
    </fieldset>
  );
}
