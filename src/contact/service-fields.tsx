import { chakra } from '@chakra-ui/react';
import { site } from '../content/site.ts';

/** The hidden fields that the form's service asks for. */
export function ServiceFields() {
  const { formFields = {}, formTrap } = site;
  return (
    <>
      {Object.entries(formFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {formTrap && (
        <chakra.input
          type="text"
          name={formTrap}
          aria-label={formTrap}
          autoComplete="off"
          tabIndex={-1}
          position="absolute"
          w="1px"
          visibility="hidden"
        />
      )}
    </>
  );
}
