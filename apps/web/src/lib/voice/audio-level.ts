/** Smoothing of the analyser: docs/product.md#coach. */
const SMOOTHING = 0.2;
/** Mean of the frequency bins (0 to 255) during clear speech: reported as level 1. */
const FULL_LEVEL = 90;

interface AudioLevelOptions {
  createSource: (context: AudioContext) => AudioNode;
  /** Whether the source is also sent to the loudspeaker. */
  audible: boolean;
  /** Called at every frame with a level of 0 to 1, and with 0 at the end. */
  onLevel: (level: number) => void;
}

/** Measures the loudness of an audio source. @returns a function that stops it. */
export function watchAudioLevel({ createSource, audible, onLevel }: AudioLevelOptions): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.smoothingTimeConstant = SMOOTHING;
  analyser.fftSize = 256;
  const bins = new Uint8Array(analyser.frequencyBinCount);
  createSource(context).connect(analyser);
  if (audible) analyser.connect(context.destination);
  void context.resume();

  let frame = 0;
  const measure = () => {
    analyser.getByteFrequencyData(bins);
    const mean = bins.reduce((sum, bin) => sum + bin, 0) / bins.length;
    onLevel(Math.min(1, mean / FULL_LEVEL));
    frame = requestAnimationFrame(measure);
  };
  measure();
  return () => {
    cancelAnimationFrame(frame);
    onLevel(0);
    void context.close();
  };
}
