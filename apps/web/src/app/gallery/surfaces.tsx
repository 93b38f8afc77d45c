import { Badge } from '@salesai/ui/badge';
import { Breadcrumbs } from '@salesai/ui/breadcrumbs';
import { Card } from '@salesai/ui/card';
import { Orb } from '@salesai/ui/orb';
import { Picture } from '@salesai/ui/picture';
import { Progress } from '@salesai/ui/progress';
import { Skeleton } from '@salesai/ui/skeleton';
import { Spinner } from '@salesai/ui/spinner';
import { Tabs } from '@salesai/ui/tabs';
import { Part } from './part.tsx';

const TONES = ['neutral', 'success', 'warning', 'danger', 'arena', 'mind'] as const;
const FACE = '/avatars/lorelei/svg?seed=gallery&backgroundColor=0e7490,38bdf8,bae6fd';

export function Surfaces() {
  return (
    <Part name="Surfaces">
      <Card className="p-5">Card</Card>
      <div className="flex flex-wrap gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <Breadcrumbs label="Trail">
        <span>First</span>
        <span>Here</span>
      </Breadcrumbs>
      <div className="grid w-60 gap-4">
        <Progress label="Progress" value={40} />
        <Skeleton lines={3} />
        <Spinner label="Loading" />
      </div>
      <Picture src={FACE} alt="" size="md" />
      <Orb className="size-24" />
      <div className="w-72">
        <Tabs
          label="Tabs"
          tabs={[
            { value: 'a', label: 'First', content: 'First part' },
            { value: 'b', label: 'Second', content: 'Second part' },
          ]}
        />
      </div>
    </Part>
  );
}
