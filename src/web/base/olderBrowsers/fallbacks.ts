import { closeByPressBeside } from './closeByPressBeside.ts';
import { closeTopmostByEscape } from './closeTopmostByEscape.ts';

closeByPressBeside();
closeTopmostByEscape();
