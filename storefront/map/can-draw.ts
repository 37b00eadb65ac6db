let known: boolean | undefined;

/** Whether this browser can draw a map at all: asked before anything of it is loaded, and only once. */
export function canDraw(): boolean {
  known ??= drawsOnce();
  return known;
}

function drawsOnce(): boolean {
  try {
    const drawing = document.createElement('canvas').getContext('webgl2');
    // browsers have few of them to give
    drawing?.getExtension('WEBGL_lose_context')?.loseContext();
    return drawing !== null;
  } catch {
    return false;
  }
}
