import Foundation
import Testing

@testable import Flipbook

@Suite("A cloud that nobody has signed in to")
@MainActor struct CloudTests {
  @Test("records keep values of their types")
  func records() {
    let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "one"))
    let text = "text"
    record["title"] = text
    record["count"] = 3
    record["file"] = CKAsset(fileURL: URL(fileURLWithPath: "/tmp/x"))
    #expect(record["title"] as? String == "text")
    #expect(record["count"] as? Int == 3 && record["count"] as? String == nil)
    #expect((record["file"] as? CKAsset)?.fileURL?.path == "/tmp/x")
    #expect(record.allKeys() == ["count", "file", "title"])
    record["title"] = nil as String?
    #expect(record.object(forKey: "title") == nil)
    #expect(record.recordID == CKRecord.ID(recordName: "one") && record.creationDate == nil)
  }

  @Test("requests fail, and say so to whoever waits")
  func requests() async {
    await #expect(throws: CKError.self) {
      _ = try await CKContainer.default().publicCloudDatabase.record(for: CKRecord.ID())
    }
    let operation = CKModifyRecordsOperation(recordsToSave: [], recordIDsToDelete: nil)
    var heard: (any Error)?
    operation.modifyRecordsCompletionBlock = { _, _, error in heard = error }
    operation.refuse(CKError.signedOut)
    #expect((heard as? CKError)?.code == .notAuthenticated && (heard as? CKError)?.errorCode == 9)
  }

  @Test("the folder of a group of apps isn't there")
  func group() throws {
    let url = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.flipbook.tests"))
    #expect(url.lastPathComponent == "group.flipbook.tests")
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }
}
