export function foundNginx(): string | null;
