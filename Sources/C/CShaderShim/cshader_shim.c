#include "CShaderShim.h"
