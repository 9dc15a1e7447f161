#include "exact-pattern.h"
#include "steps.h"

bool opa_regex_is_exact(const char *pattern, size_t len)
{
    opa_steps_of_characters(len);
    for (size_t i = 0; i < len; i++)
    {
        char c = pattern[i], next = i + 1 < len ? pattern[i + 1] : 0;
        if (c == '\0') return false;
        if (c == '(' && next == '?')
        {
            // (?P<name>…), (?:…) and flags but i.
            char flag = i + 2 < len ? pattern[i + 2] : 0;
            if (flag != 'P' && flag != ':' && flag != 's' && flag != 'm' && flag != 'U') return false;
            for (size_t j = i + 2; flag != 'P' && j < len && pattern[j] != ')' && pattern[j] != ':'; j++)
            {
                opa_step();
                if (pattern[j] == 'i') return false;
            }
        }
        if (c != '\\') continue;
        if (next == 'C' || next == 'p' || next == 'P' || next == '\0') return false;
        i++;
    }
    return true;
}

bool opa_is_printable_ascii(const char *text, size_t len)
{
    opa_steps_of_bytes(len);
    for (size_t i = 0; i < len; i++)
        if (text[i] < ' ' || text[i] > '~') return false;
    return true;
}

bool opa_is_printed_alike(const char *text, size_t len)
{
    for (size_t i = 1; i < len; i++)
        if (text[i - 1] == '\\' && text[i] == 'u') return false;
    return opa_is_printable_ascii(text, len);
}

bool opa_glob_is_exact(const char *pattern, size_t len)
{
    opa_steps_of_characters(len);
    for (size_t i = 0; i < len; i++)
    {
        char c = pattern[i];
        if (c == '{' || c == '}' || c == '[' || c == ']' || c == '\\' || c == '!' || c == ',') return false;
    }
    return opa_is_printable_ascii(pattern, len);
}
