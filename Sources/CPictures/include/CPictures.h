// The only access to the decoder of pictures: PNG, JPEG and GIF (its first frame), from memory to memory.
#pragma once
#include <stdint.h>

// Four bytes per pixel (red, green, blue, alpha), row by row; NULL if it is not such a picture, is damaged, has more
// than 8192 pixels per side or 16 Mi pixels, or takes more than 320 MiB or 10 s to decode. Free it with cp_release.
uint8_t *cp_decode(const uint8_t *bytes, int count, int *width, int *height);
void cp_release(uint8_t *pixels, int width, int height);

// The size in pixels, from the header alone; 0 if there is none, or if it is beyond these limits.
int cp_size(const uint8_t *bytes, int count, int *width, int *height);
