export { BadgeTip } from './BadgeTip.tsx';
export { CommentTip } from './CommentTip.tsx';
export { FoldedFigures } from './FoldedFigures.tsx';
export { RingPanel } from './RingPanel.tsx';
