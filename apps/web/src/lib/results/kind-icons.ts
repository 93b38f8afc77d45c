import type { ResultKind } from '@salesai/contract/results';
import CircleX from 'lucide-react/icons/circle-x';
import FileText from 'lucide-react/icons/file-text';
import Handshake from 'lucide-react/icons/handshake';
import MessageCircle from 'lucide-react/icons/message-circle';
import UserPlus from 'lucide-react/icons/user-plus';

export const KIND_ICONS: Record<ResultKind, typeof UserPlus> = {
  contact: UserPlus,
  conversation: MessageCircle,
  proposal: FileText,
  sale: Handshake,
  loss: CircleX,
};
