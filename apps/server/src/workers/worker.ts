import { HANDLERS } from './handlers.ts';
import { serve } from './serve.ts';

serve(HANDLERS);
