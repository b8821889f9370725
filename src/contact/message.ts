import { createAtom } from '@tanstack/react-store';

/** What the visitor has typed but not sent, by field. */
let draft: Record<string, FormDataEntryValue> = {};

/** The message on its way. It outlives the form: the visitor may look at other pages meanwhile. */
export const sending = createAtom<FormData | null>(null);

/** How many messages were sent: the open form is emptied when it changes. */
export const sentCount = createAtom(0);

/** Keeps what is typed in a form that is about to go, or that React may render anew. */
export function keepDraft(form: HTMLFormElement) {
  draft = Object.fromEntries(new FormData(form));
}

/** Writes the draft into the empty fields of a form. */
export function restoreDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    if (field?.value === '') field.value = String(value);
  }
}

/** Drops the draft, and empties the form. */
export function markAsSent() {
  draft = {};
  sentCount.set((count) => count + 1);
}

/** Posts a message. True only if the service answers with success (2xx) within 15 seconds. */
export async function deliver(message: FormData, endpoint: string): Promise<boolean> {
  sending.set(message);
  try {
    const { ok } = await fetch(endpoint, {
      method: 'POST',
      body: message,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(15_000),
    });
    return ok;
  } catch {
    return false;
  } finally {
    sending.set(null);
  }
}
