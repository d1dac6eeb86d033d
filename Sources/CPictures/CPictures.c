#include "CPictures.h"

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_PNG
#define STBI_ONLY_JPEG
#define STBI_ONLY_GIF
#define STBI_NO_STDIO
#define STBI_NO_LINEAR
#define STBI_NO_HDR
#define STBI_MAX_DIMENSIONS 8192
#include <stb/stb_image.h>

uint8_t *cp_decode(const uint8_t *bytes, int count, int *width, int *height) {
  int channels;
  return stbi_load_from_memory(bytes, count, width, height, &channels, 4);
}

void cp_release(uint8_t *pixels) { stbi_image_free(pixels); }

int cp_size(const uint8_t *bytes, int count, int *width, int *height) {
  int channels;
  return stbi_info_from_memory(bytes, count, width, height, &channels);
}
