// The functions of CZipShim by their names. Scenes load this module, and would have to find a module of C with it.

@_silgen_name("czip_open")
func czip_open(_ bytes: UnsafeRawPointer?, _ count: UInt64) -> OpaquePointer?

@_silgen_name("czip_entry_count")
func czip_entry_count(_ container: OpaquePointer) -> Int64

@_silgen_name("czip_entry_name")
func czip_entry_name(_ container: OpaquePointer, _ index: Int64) -> UnsafePointer<CChar>?

@_silgen_name("czip_entry_size")
func czip_entry_size(_ container: OpaquePointer, _ index: Int64) -> Int64

@_silgen_name("czip_read")
func czip_read(
  _ container: OpaquePointer, _ index: Int64, _ buffer: UnsafeMutableRawPointer?, _ size: Int64
) -> Int32

@_silgen_name("czip_close")
func czip_close(_ container: OpaquePointer)

@_silgen_name("czip_checksum")
func czip_checksum(_ bytes: UnsafeRawPointer?, _ count: UInt64) -> UInt32

@_silgen_name("czip_gunzip")
func czip_gunzip(
  _ bytes: UnsafeRawPointer?, _ count: UInt32, _ buffer: UnsafeMutableRawPointer?, _ size: UInt32
) -> Int32
