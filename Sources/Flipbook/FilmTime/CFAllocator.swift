/// The maker of objects of Core Foundation. There is none but the default one.
public final class CFAllocator: Sendable {}

/// The allocator that is meant where none is named.
public let kCFAllocatorDefault: CFAllocator? = nil
