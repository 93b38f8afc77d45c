import type { ChannelList } from '#lib/channels/queries.ts';

/** The weekly metrics with target and explanation. */
export function Metrics({ metrics }: Pick<ChannelList, 'metrics'>) {
  return (
    <dl className="grid gap-x-8 md:grid-cols-2">
      {metrics.map(({ name, target, note }) => (
        <div key={name} className="grid content-start gap-1 border-line border-t py-4">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="font-semibold">{target}</dd>
          <dd className="max-w-prose text-muted text-sm">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
