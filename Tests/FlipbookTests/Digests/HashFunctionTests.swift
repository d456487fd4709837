import Foundation
import Testing

@testable import Flipbook

/// Expected values are those of GNU's `sha256sum` and its like, and of Python's `hmac`.
@Suite("Hash functions")
struct HashFunctionTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test(
    "each gives the digests of its standard, however the bytes arrive",
    arguments: [
      ("", "d41d8cd98f00b204e9800998ecf8427e", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
      ("abc", "900150983cd24fb0d6963f7d28e17f72", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    ])
  func weak(text: String, md5: String, sha1: String) {
    #expect(hex(Insecure.MD5.hash(data: Data(text.utf8))) == md5)
    #expect(hex(Insecure.SHA1.hash(data: Data(text.utf8))) == sha1)
  }

  @Test("a thousand bytes have the same digest whole and in parts that end inside blocks")
  func parts() {
    let data = Data(String(repeating: "a", count: 1000).utf8)
    #expect(
      hex(SHA256.hash(data: data)) == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
    #expect(hex(Insecure.MD5.hash(data: data)) == "cabe45dcc9ae5b66ba86600cca6b8ba8")
    #expect(hex(Insecure.SHA1.hash(data: data)) == "291e9a6c66994949b57ba5e650361e98fc36b1ba")
    for size in [1, 55, 56, 64, 119, 128] {
      var (narrow, wide) = (SHA256(), SHA512())
      for start in stride(from: 0, to: 1000, by: size) {
        narrow.update(data: data[start..<min(1000, start + size)])
        wide.update(data: data[start..<min(1000, start + size)])
      }
      #expect(narrow.finalize() == SHA256.hash(data: data))
      #expect(wide.finalize() == SHA512.hash(data: data))
    }
  }

  @Test("SHA-384 and SHA-512 give the digests of their standard")
  func wide() {
    #expect(
      hex(SHA384.hash(data: Data("abc".utf8)))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    #expect(
      hex(SHA512.hash(data: Data("abc".utf8)))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
  }

  @Test("a digest describes itself and equals its bytes")
  func description() {
    let digest = SHA256.hash(data: Data("abc".utf8))
    #expect(
      "\(digest)" == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(digest == Data(digest) && Array(digest).count == SHA256.byteCount)
  }

  @Test("a code for a key is that of the standard, also for keys longer than a block")
  func keyed() {
    let key = SymmetricKey(data: Data("key".utf8))
    let code = HMAC<SHA256>.authenticationCode(for: Data("abc".utf8), using: key)
    #expect(hex(code) == "9c196e32dc0175f86f4b1cb89289d6619de6bee699e4c378e68309ed97a1a6ab")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("abc".utf8), using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("abd".utf8), using: key))
    let long = SymmetricKey(data: Data(repeating: 7, count: 100))
    #expect(long.bitCount == 800)
    #expect(
      hex(HMAC<SHA256>.authenticationCode(for: Data(), using: long))
        == "18247932a247a430a847a269629a9cb952db93f7a85ba0f9c7c104a296ef240c")
  }
}
