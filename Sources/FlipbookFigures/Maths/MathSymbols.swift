/// The names of symbols.
enum MathSymbols {
  typealias Entry = (text: String, kind: MathNode.Class)

  /// The symbol of a command without its backslash; nil where there is none.
  static func symbol(_ name: String) -> Entry? {
    if let letter = greek[name] { return (letter, .ordinary) }
    for (kind, table) in tables {
      if let text = table[name] { return (text, kind) }
    }
    return nil
  }

  /// The class of a letter that is typed as it is.
  static func kind(of letter: Character) -> MathNode.Class {
    switch letter {
    case "+", "-", "*", "−", "±", "×", "÷", "·": .binary
    case "=", "<", ">", ":", "≤", "≥", "≠", "≈", "→": .relation
    case "(", "[": .opening
    case ")", "]", "!", "?": .closing
    case ",", ";": .punctuation
    default: .ordinary
    }
  }

  private static func table(_ text: String) -> [String: String] {
    var table: [String: String] = [:]
    for pair in text.split(separator: " ") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      table[String(parts[0])] = String(parts[1])
    }
    return table
  }

  /// Small letters are slanted as variables are, capitals upright.
  private static let greek = table(
    "alpha=𝛼 beta=𝛽 gamma=𝛾 delta=𝛿 epsilon=𝜖 varepsilon=𝜀 zeta=𝜁 eta=𝜂 theta=𝜃 vartheta=𝜗 iota=𝜄 kappa=𝜅 "
      + "lambda=𝜆 mu=𝜇 nu=𝜈 xi=𝜉 omicron=𝜊 pi=𝜋 varpi=𝜛 rho=𝜌 varrho=𝜚 sigma=𝜎 varsigma=𝜍 tau=𝜏 upsilon=𝜐 "
      + "phi=𝜙 varphi=𝜑 chi=𝜒 psi=𝜓 omega=𝜔 Gamma=Γ Delta=Δ Theta=Θ Lambda=Λ Xi=Ξ Pi=Π Sigma=Σ Upsilon=Υ Phi=Φ "
      + "Psi=Ψ Omega=Ω")

  private static let tables: [(MathNode.Class, [String: String])] = [
    (
      .ordinary,
      table(
        "infty=∞ partial=𝜕 nabla=∇ forall=∀ exists=∃ nexists=∄ emptyset=∅ varnothing=∅ ell=ℓ hbar=ℏ Re=ℜ Im=ℑ "
          + "aleph=ℵ wp=℘ angle=∠ triangle=△ neg=¬ lnot=¬ top=⊤ bot=⊥ prime=′ degree=° ldots=… cdots=⋯ vdots=⋮ "
          + "ddots=⋱ dots=… imath=𝚤 jmath=𝚥 square=□ blacksquare=■ checkmark=✓ %=% $=$ &=& #=# _=_ |=‖ "
          + "backslash=\\ surd=√ flat=♭ sharp=♯ natural=♮")
    ),
    (
      .binary,
      table(
        "pm=± mp=∓ times=× div=÷ cdot=⋅ ast=∗ star=⋆ circ=∘ bullet=∙ cap=∩ cup=∪ vee=∨ lor=∨ wedge=∧ land=∧ "
          + "setminus=∖ oplus=⊕ ominus=⊖ otimes=⊗ odot=⊙ dagger=† ddagger=‡ sqcap=⊓ sqcup=⊔ uplus=⊎ wr=≀ diamond=⋄"
      )
    ),
    (
      .relation,
      table(
        "le=≤ leq=≤ ge=≥ geq=≥ ne=≠ neq=≠ equiv=≡ approx=≈ sim=∼ simeq=≃ cong=≅ propto=∝ ll=≪ gg=≫ prec=≺ succ=≻ "
          + "subset=⊂ supset=⊃ subseteq=⊆ supseteq=⊇ in=∈ notin=∉ ni=∋ mid=∣ parallel=∥ perp=⟂ vdash=⊢ models=⊨ "
          + "to=→ rightarrow=→ leftarrow=← gets=← leftrightarrow=↔ Rightarrow=⇒ Leftarrow=⇐ Leftrightarrow=⇔ "
          + "implies=⟹ iff=⟺ mapsto=↦ longrightarrow=⟶ longleftarrow=⟵ hookrightarrow=↪ uparrow=↑ downarrow=↓ "
          + "rightleftharpoons=⇌ doteq=≐ asymp=≍ colon=: vert=|")
    ),
    (.opening, table("langle=⟨ lceil=⌈ lfloor=⌊ lbrace={ lbrack=[ {={ lvert=| lVert=‖")),
    (.closing, table("rangle=⟩ rceil=⌉ rfloor=⌋ rbrace=} rbrack=] }=} rvert=| rVert=‖")),
  ]

  /// Operators that are larger on their own line, and whether scripts go above and below.
  static let large: [String: (text: String, hasLimits: Bool)] = [
    "sum": ("∑", true), "prod": ("∏", true), "coprod": ("∐", true), "bigcup": ("⋃", true),
    "bigcap": ("⋂", true), "bigvee": ("⋁", true), "bigwedge": ("⋀", true), "bigoplus": ("⨁", true),
    "bigotimes": ("⨂", true), "int": ("∫", false), "iint": ("∬", false), "iiint": ("∭", false),
    "oint": ("∮", false),
  ]

  /// Names of functions, and whether scripts go below them.
  static let functions: [String: Bool] = {
    var names: [String: Bool] = [:]
    for name in [
      "sin", "cos", "tan", "cot", "sec", "csc", "arcsin", "arccos", "arctan", "sinh", "cosh", "tanh", "log",
      "ln",
      "exp", "arg", "deg", "dim", "ker", "hom", "lg",
    ] { names[name] = false }
    for name in ["lim", "max", "min", "sup", "inf", "det", "gcd", "Pr", "limsup", "liminf"] {
      names[name] = true
    }
    return names
  }()

  static let accents: [String: (text: String, isWide: Bool)] = [
    "hat": ("\u{302}", false), "widehat": ("\u{302}", true), "tilde": ("\u{303}", false),
    "widetilde": ("\u{303}", true), "bar": ("\u{304}", false), "vec": ("\u{20D7}", false),
    "dot": ("\u{307}", false), "ddot": ("\u{308}", false), "acute": ("\u{301}", false),
    "grave": ("\u{300}", false), "check": ("\u{30C}", false), "breve": ("\u{306}", false),
  ]

  /// Widths in ems.
  static let spaces: [String: Double] = [
    ",": 3.0 / 18, ":": 4.0 / 18, ">": 4.0 / 18, ";": 5.0 / 18, "!": -3.0 / 18, " ": 1.0 / 3, "quad": 1,
    "qquad": 2, "thinspace": 3.0 / 18, "enspace": 0.5,
  ]
}
