interface RawDataProps {
  data: unknown;
}

/** The same data as JSON, to copy elsewhere. */
export const RawData = ({ data }: RawDataProps) => (
  <pre className="max-h-96 overflow-auto whitespace-pre-wrap rounded-xl border border-line bg-surface-2 p-4 text-xs">
    {JSON.stringify(data, null, 2)}
  </pre>
);
