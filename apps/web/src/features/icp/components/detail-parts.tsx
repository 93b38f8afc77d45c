import type { IcpDetails } from '@salesai/contract/icp';
import { Card } from '@salesai/ui/card';
import { BasisBadge } from './basis-badge.tsx';

interface LineProps {
  origins: IcpDetails['origens'];
  field: string;
}

/** One fact of the buyer, with the ground it stands on. */
export function FactCard({ title, text, ...line }: LineProps & { title: string; text: string }) {
  return (
    <Card className="grid content-start gap-2 p-5">
      <h2 className="flex items-center justify-between gap-2 font-medium text-muted text-sm">
        {title}
        <BasisBadge {...line} />
      </h2>
      <p className="font-medium">{text}</p>
    </Card>
  );
}

export function DetailText({ title, text, ...line }: LineProps & { title: string; text: string }) {
  return (
    <div className="grid gap-1.5">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {title}
        <BasisBadge {...line} />
      </h3>
      <p className="max-w-prose">{text}</p>
    </div>
  );
}

interface DetailListProps extends LineProps {
  title?: string;
  items: readonly string[];
}

export function DetailList({ title, items, origins, field }: DetailListProps) {
  return (
    <div className="grid gap-2">
      {title && <h3 className="font-semibold">{title}</h3>}
      <ul className="grid gap-2.5">
        {items.map((item, place) => (
          <li key={item} className="flex items-start justify-between gap-3">
            <span className="max-w-prose">{item}</span>
            <BasisBadge origins={origins} field={`${field}.${place}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
