import FlipbookCombine
import Testing

@Suite("The value of a future")
struct FutureValueTests {
  private struct Late: Error {}

  @Test("is waited for")
  func value() async {
    #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
  }

  @Test("is thrown for, where a failure came in its place")
  func failure() async throws {
    #expect(try await Future<Int, Late> { $0(.success(5)) }.value == 5)
    await #expect(throws: Late.self) { try await Future<Int, Late> { $0(.failure(Late())) }.value }
  }
}
