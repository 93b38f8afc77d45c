import type { RefObject } from 'react';
import type { Line, Token } from './script-text.ts';
import type { PrompterSettings } from './settings.ts';

interface PrompterTextProps {
  ref: RefObject<HTMLDivElement | null>;
  lines: Line[];
  settings: PrompterSettings;
}

const STYLES: Record<Token['kind'], string | undefined> = {
  spoken: undefined,
  blank: 'rounded-md bg-warning-soft px-1 text-warning',
  space: undefined,
};

/** The script in large type; directions and blanks are styled differently. */
export function PrompterText({ ref, lines, settings }: PrompterTextProps) {
  const { size, margins, mirror } = settings;
  return (
    <div
      ref={ref}
      style={{ fontSize: `${size}rem`, paddingInline: `${margins}%` }}
      className={`relative font-semibold leading-[1.45] will-change-[translate] ${mirror ? '-scale-x-100' : ''}`}
    >
      <div className="mx-auto max-w-[30em]">
        {lines.map(({ id, isDirection, tokens }) => (
          <p
            key={id}
            data-line
            className={isDirection ? 'font-normal text-muted italic' : 'min-h-[0.7em]'}
          >
            {tokens.map(({ id: token, text, kind }) => (
              <span key={token} data-token={token} className={STYLES[kind]}>
                {text}
              </span>
            ))}
          </p>
        ))}
      </div>
    </div>
  );
}
