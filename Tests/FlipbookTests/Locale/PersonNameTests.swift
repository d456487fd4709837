import Flipbook
import Testing

@Suite("Names of persons")
struct PersonNameTests {
  private func name(
    prefix: String? = nil, given: String?, middle: String? = nil, family: String?, suffix: String? = nil,
    nick: String? = nil
  ) -> PersonNameComponents {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = (prefix, given, middle)
    (name.familyName, name.nameSuffix, name.nickname) = (family, suffix, nick)
    return name
  }

  @Test("styles write the parts that they are documented to write")
  func styles() {
    let tom = name(
      prefix: "Dr.", given: "Thomas", middle: "Louis", family: "Clark", suffix: "Esq.", nick: "Tom")
    #expect(tom.formatted() == "Thomas Clark")
    #expect(tom.formatted(.name(style: .short)) == "Tom")
    #expect(tom.formatted(.name(style: .medium)) == "Thomas Clark")
    #expect(tom.formatted(.name(style: .long)) == "Dr. Thomas Louis Clark Esq.")
    #expect(tom.formatted(.name(style: .abbreviated)) == "TC")
    let formatter = PersonNameComponentsFormatter()
    formatter.style = .abbreviated
    #expect(formatter.string(from: tom) == "TC")
    #expect(name(given: "Ada", family: nil).formatted() == "Ada")
  }

  @Test("the family name comes first where a language says so, and without a space between ideographs")
  func order() {
    let anna = name(given: "Anna", family: "Nagy")
    let style = PersonNameComponents.FormatStyle()
    #expect(anna.formatted(style.locale(Locale(identifier: "hu"))) == "Nagy Anna")
    #expect(anna.formatted(style.locale(Locale(identifier: "de"))) == "Anna Nagy")
    #expect(name(given: "小龙", family: "李").formatted() == "李小龙")
  }

  @Test("texts are read: titles, middle names, particles, degrees and names turned round")
  func reading() throws {
    #expect(try PersonNameComponents("Anna Berg") == name(given: "Anna", family: "Berg"))
    #expect(
      try PersonNameComponents("Dr. Anna Maria Berg PhD")
        == name(prefix: "Dr.", given: "Anna", middle: "Maria", family: "Berg", suffix: "PhD"))
    #expect(
      try PersonNameComponents("Ludwig van Beethoven") == name(given: "Ludwig", family: "van Beethoven"))
    #expect(try PersonNameComponents("Berg, Anna") == name(given: "Anna", family: "Berg"))
    #expect(try PersonNameComponents("Ada") == name(given: "Ada", family: nil))
    #expect(throws: CocoaError.self) { try PersonNameComponents("  ") }
    #expect(PersonNameComponentsFormatter().personNameComponents(from: "") == nil)
  }
}
