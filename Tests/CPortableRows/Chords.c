#include "Renamed.h"

#include "../../Sources/C/CPixelRows/Chords.c"
