import FlipbookViews

/// The windows of an app of documents. A film shows a new document, not the list of documents that a phone begins with.
public struct DocumentGroup<Document, Content: View>: Scene {
  /// The content of one window; nil where only files are shown, since a film opens none.
  public let _windowContent: AnyView?
}

extension DocumentGroup where Document: FileDocument {
  /// Makes windows for documents that can be changed.
  public init(
    newDocument: @autoclosure () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    _windowContent = AnyView(DocumentWindow(document: newDocument(), editor: editor))
  }

  /// Makes windows for files that are only shown.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { _windowContent = nil }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Makes windows for documents that can be changed.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _windowContent = AnyView(ObjectDocumentWindow(document: newDocument(), editor: editor))
  }

  /// Makes windows for files that are only shown.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { _windowContent = nil }
}

/// A window with a document that is a value.
private struct DocumentWindow<Document: FileDocument, Content: View>: View {
  @State var document: Document
  let editor: (FileDocumentConfiguration<Document>) -> Content

  var body: some View { editor(FileDocumentConfiguration(document: $document, isEditable: true)) }
}

/// A window with a document that is an object.
private struct ObjectDocumentWindow<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject var document: Document
  let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(document: Document, editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) {
    _document = StateObject(wrappedValue: document)
    self.editor = editor
  }

  var body: some View { editor(ReferenceFileDocumentConfiguration(document: document, isEditable: true)) }
}
