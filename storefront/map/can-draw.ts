let drawable: boolean | undefined;

/** Whether this browser can draw maps: checked once, before any map code is loaded. */
export function canDraw(): boolean {
  drawable ??= drawsOnce();
  return drawable;
}

function drawsOnce(): boolean {
  try {
    const drawing = document.createElement('canvas').getContext('webgl2');
    // browsers limit the number of WebGL contexts
    drawing?.getExtension('WEBGL_lose_context')?.loseContext();
    return drawing !== null;
  } catch {
    return false;
  }
}
