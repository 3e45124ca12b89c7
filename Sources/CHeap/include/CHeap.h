#pragma once

#include <stdlib.h>

/// The bytes of the heap that are allocated by this process; 0 if the system does not say.
size_t heap_allocated_bytes(void);

/// The bytes of the heap that an allocation takes.
///
/// @param allocation What was allocated.
size_t heap_size_of_allocation(const void *allocation);
