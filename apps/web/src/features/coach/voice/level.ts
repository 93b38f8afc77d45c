/** Smoothing of the analyser: docs/product.md#coach. */
const SMOOTHING = 0.2;
/** Mean loudness of clear speech, of 255: as open as a mouth gets. */
const LOUD = 90;

/**
 * Measures how loud a sound is, at every frame.
 * @param sourceIn gives the sound; @param heard whether it is to be heard as well.
 * @param onLevel called with 0 to 1. @returns how to stop.
 */
export function watchLevel(
  sourceIn: (context: AudioContext) => AudioNode,
  heard: boolean,
  onLevel: (level: number) => void,
): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.smoothingTimeConstant = SMOOTHING;
  analyser.fftSize = 256;
  const bins = new Uint8Array(analyser.frequencyBinCount);
  sourceIn(context).connect(analyser);
  if (heard) analyser.connect(context.destination);
  void context.resume();

  let frame = 0;
  const measure = () => {
    analyser.getByteFrequencyData(bins);
    const mean = bins.reduce((sum, bin) => sum + bin, 0) / bins.length;
    onLevel(Math.min(1, mean / LOUD));
    frame = requestAnimationFrame(measure);
  };
  measure();
  return () => {
    cancelAnimationFrame(frame);
    onLevel(0);
    void context.close();
  };
}
