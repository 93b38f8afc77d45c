interface FaceProps {
  src: string;
  className?: string;
}

/** The face of a buyer; its name is shown next to it. */
export function Face({ src, className = 'size-10' }: FaceProps) {
  return (
    <img
      src={src}
      alt=""
      width={56}
      height={56}
      className={`shrink-0 rounded-full bg-surface-2 ${className}`}
    />
  );
}
