/** Takes files from a place: chosen by its input, dropped on its target or pasted there. Gives what ends it. */
export function listenForFiles(
  { target, input }: { readonly target: HTMLElement; readonly input: HTMLInputElement },
  onFilePicked: (file: File) => void,
): () => void {
  const takeFrom = (event: Event, transfer: DataTransfer | null) => {
    const pickedFile = transfer?.files[0];
    if (!pickedFile) return;
    event.preventDefault();
    onFilePicked(pickedFile);
  };
  const listeners = {
    dragover: (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    },
    drop: (event: DragEvent) => takeFrom(event, event.dataTransfer),
    paste: (event: ClipboardEvent) => {
      // Office programs put a picture beside the text that is meant.
      if (!event.clipboardData?.types.includes("text/plain")) takeFrom(event, event.clipboardData);
    },
  };
  const choose = () => {
    const [pickedFile] = input.files ?? [];
    if (pickedFile) onFilePicked(pickedFile);
    // The same file, changed meanwhile, may be chosen again.
    input.value = "";
  };
  input.addEventListener("change", choose);
  target.addEventListener("dragover", listeners.dragover);
  target.addEventListener("drop", listeners.drop);
  target.addEventListener("paste", listeners.paste);
  return () => {
    input.removeEventListener("change", choose);
    target.removeEventListener("dragover", listeners.dragover);
    target.removeEventListener("drop", listeners.drop);
    target.removeEventListener("paste", listeners.paste);
  };
}
