// Written by .ci/support/benchmark-types.
// swift-format-ignore-file

/// Shows a visitor the first thousand of the types, three at a time.
func visitThousandTypes(with visitor: inout some TypeVisitor) {
  visitor.visit(M0.self, M1.self, M2.self)
  visitor.visit(M3.self, M4.self, M5.self)
  visitor.visit(M6.self, M7.self, M8.self)
  visitor.visit(M9.self, M10.self, M11.self)
  visitor.visit(M12.self, M13.self, M14.self)
  visitor.visit(M15.self, M16.self, M17.self)
  visitor.visit(M18.self, M19.self, M20.self)
  visitor.visit(M21.self, M22.self, M23.self)
  visitor.visit(M24.self, M25.self, M26.self)
  visitor.visit(M27.self, M28.self, M29.self)
  visitor.visit(M30.self, M31.self, M32.self)
  visitor.visit(M33.self, M34.self, M35.self)
  visitor.visit(M36.self, M37.self, M38.self)
  visitor.visit(M39.self, M40.self, M41.self)
  visitor.visit(M42.self, M43.self, M44.self)
  visitor.visit(M45.self, M46.self, M47.self)
  visitor.visit(M48.self, M49.self, M50.self)
  visitor.visit(M51.self, M52.self, M53.self)
  visitor.visit(M54.self, M55.self, M56.self)
  visitor.visit(M57.self, M58.self, M59.self)
  visitor.visit(M60.self, M61.self, M62.self)
  visitor.visit(M63.self, M64.self, M65.self)
  visitor.visit(M66.self, M67.self, M68.self)
  visitor.visit(M69.self, M70.self, M71.self)
  visitor.visit(M72.self, M73.self, M74.self)
  visitor.visit(M75.self, M76.self, M77.self)
  visitor.visit(M78.self, M79.self, M80.self)
  visitor.visit(M81.self, M82.self, M83.self)
  visitor.visit(M84.self, M85.self, M86.self)
  visitor.visit(M87.self, M88.self, M89.self)
  visitor.visit(M90.self, M91.self, M92.self)
  visitor.visit(M93.self, M94.self, M95.self)
  visitor.visit(M96.self, M97.self, M98.self)
  visitor.visit(M99.self, M100.self, M101.self)
  visitor.visit(M102.self, M103.self, M104.self)
  visitor.visit(M105.self, M106.self, M107.self)
  visitor.visit(M108.self, M109.self, M110.self)
  visitor.visit(M111.self, M112.self, M113.self)
  visitor.visit(M114.self, M115.self, M116.self)
  visitor.visit(M117.self, M118.self, M119.self)
  visitor.visit(M120.self, M121.self, M122.self)
  visitor.visit(M123.self, M124.self, M125.self)
  visitor.visit(M126.self, M127.self, M128.self)
  visitor.visit(M129.self, M130.self, M131.self)
  visitor.visit(M132.self, M133.self, M134.self)
  visitor.visit(M135.self, M136.self, M137.self)
  visitor.visit(M138.self, M139.self, M140.self)
  visitor.visit(M141.self, M142.self, M143.self)
  visitor.visit(M144.self, M145.self, M146.self)
  visitor.visit(M147.self, M148.self, M149.self)
  visitor.visit(M150.self, M151.self, M152.self)
  visitor.visit(M153.self, M154.self, M155.self)
  visitor.visit(M156.self, M157.self, M158.self)
  visitor.visit(M159.self, M160.self, M161.self)
  visitor.visit(M162.self, M163.self, M164.self)
  visitor.visit(M165.self, M166.self, M167.self)
  visitor.visit(M168.self, M169.self, M170.self)
  visitor.visit(M171.self, M172.self, M173.self)
  visitor.visit(M174.self, M175.self, M176.self)
  visitor.visit(M177.self, M178.self, M179.self)
  visitor.visit(M180.self, M181.self, M182.self)
  visitor.visit(M183.self, M184.self, M185.self)
  visitor.visit(M186.self, M187.self, M188.self)
  visitor.visit(M189.self, M190.self, M191.self)
  visitor.visit(M192.self, M193.self, M194.self)
  visitor.visit(M195.self, M196.self, M197.self)
  visitor.visit(M198.self, M199.self, M200.self)
  visitor.visit(M201.self, M202.self, M203.self)
  visitor.visit(M204.self, M205.self, M206.self)
  visitor.visit(M207.self, M208.self, M209.self)
  visitor.visit(M210.self, M211.self, M212.self)
  visitor.visit(M213.self, M214.self, M215.self)
  visitor.visit(M216.self, M217.self, M218.self)
  visitor.visit(M219.self, M220.self, M221.self)
  visitor.visit(M222.self, M223.self, M224.self)
  visitor.visit(M225.self, M226.self, M227.self)
  visitor.visit(M228.self, M229.self, M230.self)
  visitor.visit(M231.self, M232.self, M233.self)
  visitor.visit(M234.self, M235.self, M236.self)
  visitor.visit(M237.self, M238.self, M239.self)
  visitor.visit(M240.self, M241.self, M242.self)
  visitor.visit(M243.self, M244.self, M245.self)
  visitor.visit(M246.self, M247.self, M248.self)
  visitor.visit(M249.self, M250.self, M251.self)
  visitor.visit(M252.self, M253.self, M254.self)
  visitor.visit(M255.self, M256.self, M257.self)
  visitor.visit(M258.self, M259.self, M260.self)
  visitor.visit(M261.self, M262.self, M263.self)
  visitor.visit(M264.self, M265.self, M266.self)
  visitor.visit(M267.self, M268.self, M269.self)
  visitor.visit(M270.self, M271.self, M272.self)
  visitor.visit(M273.self, M274.self, M275.self)
  visitor.visit(M276.self, M277.self, M278.self)
  visitor.visit(M279.self, M280.self, M281.self)
  visitor.visit(M282.self, M283.self, M284.self)
  visitor.visit(M285.self, M286.self, M287.self)
  visitor.visit(M288.self, M289.self, M290.self)
  visitor.visit(M291.self, M292.self, M293.self)
  visitor.visit(M294.self, M295.self, M296.self)
  visitor.visit(M297.self, M298.self, M299.self)
  visitor.visit(M300.self, M301.self, M302.self)
  visitor.visit(M303.self, M304.self, M305.self)
  visitor.visit(M306.self, M307.self, M308.self)
  visitor.visit(M309.self, M310.self, M311.self)
  visitor.visit(M312.self, M313.self, M314.self)
  visitor.visit(M315.self, M316.self, M317.self)
  visitor.visit(M318.self, M319.self, M320.self)
  visitor.visit(M321.self, M322.self, M323.self)
  visitor.visit(M324.self, M325.self, M326.self)
  visitor.visit(M327.self, M328.self, M329.self)
  visitor.visit(M330.self, M331.self, M332.self)
  visitor.visit(M333.self, M334.self, M335.self)
  visitor.visit(M336.self, M337.self, M338.self)
  visitor.visit(M339.self, M340.self, M341.self)
  visitor.visit(M342.self, M343.self, M344.self)
  visitor.visit(M345.self, M346.self, M347.self)
  visitor.visit(M348.self, M349.self, M350.self)
  visitor.visit(M351.self, M352.self, M353.self)
  visitor.visit(M354.self, M355.self, M356.self)
  visitor.visit(M357.self, M358.self, M359.self)
  visitor.visit(M360.self, M361.self, M362.self)
  visitor.visit(M363.self, M364.self, M365.self)
  visitor.visit(M366.self, M367.self, M368.self)
  visitor.visit(M369.self, M370.self, M371.self)
  visitor.visit(M372.self, M373.self, M374.self)
  visitor.visit(M375.self, M376.self, M377.self)
  visitor.visit(M378.self, M379.self, M380.self)
  visitor.visit(M381.self, M382.self, M383.self)
  visitor.visit(M384.self, M385.self, M386.self)
  visitor.visit(M387.self, M388.self, M389.self)
  visitor.visit(M390.self, M391.self, M392.self)
  visitor.visit(M393.self, M394.self, M395.self)
  visitor.visit(M396.self, M397.self, M398.self)
  visitor.visit(M399.self, M400.self, M401.self)
  visitor.visit(M402.self, M403.self, M404.self)
  visitor.visit(M405.self, M406.self, M407.self)
  visitor.visit(M408.self, M409.self, M410.self)
  visitor.visit(M411.self, M412.self, M413.self)
  visitor.visit(M414.self, M415.self, M416.self)
  visitor.visit(M417.self, M418.self, M419.self)
  visitor.visit(M420.self, M421.self, M422.self)
  visitor.visit(M423.self, M424.self, M425.self)
  visitor.visit(M426.self, M427.self, M428.self)
  visitor.visit(M429.self, M430.self, M431.self)
  visitor.visit(M432.self, M433.self, M434.self)
  visitor.visit(M435.self, M436.self, M437.self)
  visitor.visit(M438.self, M439.self, M440.self)
  visitor.visit(M441.self, M442.self, M443.self)
  visitor.visit(M444.self, M445.self, M446.self)
  visitor.visit(M447.self, M448.self, M449.self)
  visitor.visit(M450.self, M451.self, M452.self)
  visitor.visit(M453.self, M454.self, M455.self)
  visitor.visit(M456.self, M457.self, M458.self)
  visitor.visit(M459.self, M460.self, M461.self)
  visitor.visit(M462.self, M463.self, M464.self)
  visitor.visit(M465.self, M466.self, M467.self)
  visitor.visit(M468.self, M469.self, M470.self)
  visitor.visit(M471.self, M472.self, M473.self)
  visitor.visit(M474.self, M475.self, M476.self)
  visitor.visit(M477.self, M478.self, M479.self)
  visitor.visit(M480.self, M481.self, M482.self)
  visitor.visit(M483.self, M484.self, M485.self)
  visitor.visit(M486.self, M487.self, M488.self)
  visitor.visit(M489.self, M490.self, M491.self)
  visitor.visit(M492.self, M493.self, M494.self)
  visitor.visit(M495.self, M496.self, M497.self)
  visitor.visit(M498.self, M499.self, M500.self)
  visitor.visit(M501.self, M502.self, M503.self)
  visitor.visit(M504.self, M505.self, M506.self)
  visitor.visit(M507.self, M508.self, M509.self)
  visitor.visit(M510.self, M511.self, M512.self)
  visitor.visit(M513.self, M514.self, M515.self)
  visitor.visit(M516.self, M517.self, M518.self)
  visitor.visit(M519.self, M520.self, M521.self)
  visitor.visit(M522.self, M523.self, M524.self)
  visitor.visit(M525.self, M526.self, M527.self)
  visitor.visit(M528.self, M529.self, M530.self)
  visitor.visit(M531.self, M532.self, M533.self)
  visitor.visit(M534.self, M535.self, M536.self)
  visitor.visit(M537.self, M538.self, M539.self)
  visitor.visit(M540.self, M541.self, M542.self)
  visitor.visit(M543.self, M544.self, M545.self)
  visitor.visit(M546.self, M547.self, M548.self)
  visitor.visit(M549.self, M550.self, M551.self)
  visitor.visit(M552.self, M553.self, M554.self)
  visitor.visit(M555.self, M556.self, M557.self)
  visitor.visit(M558.self, M559.self, M560.self)
  visitor.visit(M561.self, M562.self, M563.self)
  visitor.visit(M564.self, M565.self, M566.self)
  visitor.visit(M567.self, M568.self, M569.self)
  visitor.visit(M570.self, M571.self, M572.self)
  visitor.visit(M573.self, M574.self, M575.self)
  visitor.visit(M576.self, M577.self, M578.self)
  visitor.visit(M579.self, M580.self, M581.self)
  visitor.visit(M582.self, M583.self, M584.self)
  visitor.visit(M585.self, M586.self, M587.self)
  visitor.visit(M588.self, M589.self, M590.self)
  visitor.visit(M591.self, M592.self, M593.self)
  visitor.visit(M594.self, M595.self, M596.self)
  visitor.visit(M597.self, M598.self, M599.self)
  visitor.visit(M600.self, M601.self, M602.self)
  visitor.visit(M603.self, M604.self, M605.self)
  visitor.visit(M606.self, M607.self, M608.self)
  visitor.visit(M609.self, M610.self, M611.self)
  visitor.visit(M612.self, M613.self, M614.self)
  visitor.visit(M615.self, M616.self, M617.self)
  visitor.visit(M618.self, M619.self, M620.self)
  visitor.visit(M621.self, M622.self, M623.self)
  visitor.visit(M624.self, M625.self, M626.self)
  visitor.visit(M627.self, M628.self, M629.self)
  visitor.visit(M630.self, M631.self, M632.self)
  visitor.visit(M633.self, M634.self, M635.self)
  visitor.visit(M636.self, M637.self, M638.self)
  visitor.visit(M639.self, M640.self, M641.self)
  visitor.visit(M642.self, M643.self, M644.self)
  visitor.visit(M645.self, M646.self, M647.self)
  visitor.visit(M648.self, M649.self, M650.self)
  visitor.visit(M651.self, M652.self, M653.self)
  visitor.visit(M654.self, M655.self, M656.self)
  visitor.visit(M657.self, M658.self, M659.self)
  visitor.visit(M660.self, M661.self, M662.self)
  visitor.visit(M663.self, M664.self, M665.self)
  visitor.visit(M666.self, M667.self, M668.self)
  visitor.visit(M669.self, M670.self, M671.self)
  visitor.visit(M672.self, M673.self, M674.self)
  visitor.visit(M675.self, M676.self, M677.self)
  visitor.visit(M678.self, M679.self, M680.self)
  visitor.visit(M681.self, M682.self, M683.self)
  visitor.visit(M684.self, M685.self, M686.self)
  visitor.visit(M687.self, M688.self, M689.self)
  visitor.visit(M690.self, M691.self, M692.self)
  visitor.visit(M693.self, M694.self, M695.self)
  visitor.visit(M696.self, M697.self, M698.self)
  visitor.visit(M699.self, M700.self, M701.self)
  visitor.visit(M702.self, M703.self, M704.self)
  visitor.visit(M705.self, M706.self, M707.self)
  visitor.visit(M708.self, M709.self, M710.self)
  visitor.visit(M711.self, M712.self, M713.self)
  visitor.visit(M714.self, M715.self, M716.self)
  visitor.visit(M717.self, M718.self, M719.self)
  visitor.visit(M720.self, M721.self, M722.self)
  visitor.visit(M723.self, M724.self, M725.self)
  visitor.visit(M726.self, M727.self, M728.self)
  visitor.visit(M729.self, M730.self, M731.self)
  visitor.visit(M732.self, M733.self, M734.self)
  visitor.visit(M735.self, M736.self, M737.self)
  visitor.visit(M738.self, M739.self, M740.self)
  visitor.visit(M741.self, M742.self, M743.self)
  visitor.visit(M744.self, M745.self, M746.self)
  visitor.visit(M747.self, M748.self, M749.self)
  visitor.visit(M750.self, M751.self, M752.self)
  visitor.visit(M753.self, M754.self, M755.self)
  visitor.visit(M756.self, M757.self, M758.self)
  visitor.visit(M759.self, M760.self, M761.self)
  visitor.visit(M762.self, M763.self, M764.self)
  visitor.visit(M765.self, M766.self, M767.self)
  visitor.visit(M768.self, M769.self, M770.self)
  visitor.visit(M771.self, M772.self, M773.self)
  visitor.visit(M774.self, M775.self, M776.self)
  visitor.visit(M777.self, M778.self, M779.self)
  visitor.visit(M780.self, M781.self, M782.self)
  visitor.visit(M783.self, M784.self, M785.self)
  visitor.visit(M786.self, M787.self, M788.self)
  visitor.visit(M789.self, M790.self, M791.self)
  visitor.visit(M792.self, M793.self, M794.self)
  visitor.visit(M795.self, M796.self, M797.self)
  visitor.visit(M798.self, M799.self, M800.self)
  visitor.visit(M801.self, M802.self, M803.self)
  visitor.visit(M804.self, M805.self, M806.self)
  visitor.visit(M807.self, M808.self, M809.self)
  visitor.visit(M810.self, M811.self, M812.self)
  visitor.visit(M813.self, M814.self, M815.self)
  visitor.visit(M816.self, M817.self, M818.self)
  visitor.visit(M819.self, M820.self, M821.self)
  visitor.visit(M822.self, M823.self, M824.self)
  visitor.visit(M825.self, M826.self, M827.self)
  visitor.visit(M828.self, M829.self, M830.self)
  visitor.visit(M831.self, M832.self, M833.self)
  visitor.visit(M834.self, M835.self, M836.self)
  visitor.visit(M837.self, M838.self, M839.self)
  visitor.visit(M840.self, M841.self, M842.self)
  visitor.visit(M843.self, M844.self, M845.self)
  visitor.visit(M846.self, M847.self, M848.self)
  visitor.visit(M849.self, M850.self, M851.self)
  visitor.visit(M852.self, M853.self, M854.self)
  visitor.visit(M855.self, M856.self, M857.self)
  visitor.visit(M858.self, M859.self, M860.self)
  visitor.visit(M861.self, M862.self, M863.self)
  visitor.visit(M864.self, M865.self, M866.self)
  visitor.visit(M867.self, M868.self, M869.self)
  visitor.visit(M870.self, M871.self, M872.self)
  visitor.visit(M873.self, M874.self, M875.self)
  visitor.visit(M876.self, M877.self, M878.self)
  visitor.visit(M879.self, M880.self, M881.self)
  visitor.visit(M882.self, M883.self, M884.self)
  visitor.visit(M885.self, M886.self, M887.self)
  visitor.visit(M888.self, M889.self, M890.self)
  visitor.visit(M891.self, M892.self, M893.self)
  visitor.visit(M894.self, M895.self, M896.self)
  visitor.visit(M897.self, M898.self, M899.self)
  visitor.visit(M900.self, M901.self, M902.self)
  visitor.visit(M903.self, M904.self, M905.self)
  visitor.visit(M906.self, M907.self, M908.self)
  visitor.visit(M909.self, M910.self, M911.self)
  visitor.visit(M912.self, M913.self, M914.self)
  visitor.visit(M915.self, M916.self, M917.self)
  visitor.visit(M918.self, M919.self, M920.self)
  visitor.visit(M921.self, M922.self, M923.self)
  visitor.visit(M924.self, M925.self, M926.self)
  visitor.visit(M927.self, M928.self, M929.self)
  visitor.visit(M930.self, M931.self, M932.self)
  visitor.visit(M933.self, M934.self, M935.self)
  visitor.visit(M936.self, M937.self, M938.self)
  visitor.visit(M939.self, M940.self, M941.self)
  visitor.visit(M942.self, M943.self, M944.self)
  visitor.visit(M945.self, M946.self, M947.self)
  visitor.visit(M948.self, M949.self, M950.self)
  visitor.visit(M951.self, M952.self, M953.self)
  visitor.visit(M954.self, M955.self, M956.self)
  visitor.visit(M957.self, M958.self, M959.self)
  visitor.visit(M960.self, M961.self, M962.self)
  visitor.visit(M963.self, M964.self, M965.self)
  visitor.visit(M966.self, M967.self, M968.self)
  visitor.visit(M969.self, M970.self, M971.self)
  visitor.visit(M972.self, M973.self, M974.self)
  visitor.visit(M975.self, M976.self, M977.self)
  visitor.visit(M978.self, M979.self, M980.self)
  visitor.visit(M981.self, M982.self, M983.self)
  visitor.visit(M984.self, M985.self, M986.self)
  visitor.visit(M987.self, M988.self, M989.self)
  visitor.visit(M990.self, M991.self, M992.self)
  visitor.visit(M993.self, M994.self, M995.self)
  visitor.visit(M996.self, M997.self, M998.self)
  visitor.visitNone(M999.self)
}

/// Shows a visitor the rest, which makes the number of the types a power of two.
func visitFurtherTypes(with visitor: inout some TypeVisitor) {
  visitor.visitOne(M1000.self)
  visitor.visitTwo(M1001.self)
  visitor.visit(M1002.self, M1003.self, M1004.self)
  visitor.visit(M1005.self, M1006.self, M1007.self)
  visitor.visit(M1008.self, M1009.self, M1010.self)
  visitor.visit(M1011.self, M1012.self, M1013.self)
  visitor.visit(M1014.self, M1015.self, M1016.self)
  visitor.visit(M1017.self, M1018.self, M1019.self)
  visitor.visit(M1020.self, M1021.self, M1022.self)
  visitor.visitNone(M1023.self)
}

struct M0: MadeOfNone { let value = 1 }; struct M1: MadeOfOne { let value: Int; init(_ a: M0) { value = a.value &+ 1 } }; struct M2: MadeOfTwo { let value: Int; init(_ a: M0, _ b: M1) { value = a.value &+ b.value &+ 1 } }
struct M3: MadeOfNone { let value = 1 }; struct M4: MadeOfOne { let value: Int; init(_ a: M3) { value = a.value &+ 1 } }; struct M5: MadeOfTwo { let value: Int; init(_ a: M3, _ b: M4) { value = a.value &+ b.value &+ 1 } }
struct M6: MadeOfNone { let value = 1 }; struct M7: MadeOfOne { let value: Int; init(_ a: M6) { value = a.value &+ 1 } }; struct M8: MadeOfTwo { let value: Int; init(_ a: M6, _ b: M7) { value = a.value &+ b.value &+ 1 } }
struct M9: MadeOfNone { let value = 1 }; struct M10: MadeOfOne { let value: Int; init(_ a: M9) { value = a.value &+ 1 } }; struct M11: MadeOfTwo { let value: Int; init(_ a: M9, _ b: M10) { value = a.value &+ b.value &+ 1 } }
struct M12: MadeOfNone { let value = 1 }; struct M13: MadeOfOne { let value: Int; init(_ a: M12) { value = a.value &+ 1 } }; struct M14: MadeOfTwo { let value: Int; init(_ a: M12, _ b: M13) { value = a.value &+ b.value &+ 1 } }
struct M15: MadeOfNone { let value = 1 }; struct M16: MadeOfOne { let value: Int; init(_ a: M15) { value = a.value &+ 1 } }; struct M17: MadeOfTwo { let value: Int; init(_ a: M15, _ b: M16) { value = a.value &+ b.value &+ 1 } }
struct M18: MadeOfNone { let value = 1 }; struct M19: MadeOfOne { let value: Int; init(_ a: M18) { value = a.value &+ 1 } }; struct M20: MadeOfTwo { let value: Int; init(_ a: M18, _ b: M19) { value = a.value &+ b.value &+ 1 } }
struct M21: MadeOfNone { let value = 1 }; struct M22: MadeOfOne { let value: Int; init(_ a: M21) { value = a.value &+ 1 } }; struct M23: MadeOfTwo { let value: Int; init(_ a: M21, _ b: M22) { value = a.value &+ b.value &+ 1 } }
struct M24: MadeOfNone { let value = 1 }; struct M25: MadeOfOne { let value: Int; init(_ a: M24) { value = a.value &+ 1 } }; struct M26: MadeOfTwo { let value: Int; init(_ a: M24, _ b: M25) { value = a.value &+ b.value &+ 1 } }
struct M27: MadeOfNone { let value = 1 }; struct M28: MadeOfOne { let value: Int; init(_ a: M27) { value = a.value &+ 1 } }; struct M29: MadeOfTwo { let value: Int; init(_ a: M27, _ b: M28) { value = a.value &+ b.value &+ 1 } }
struct M30: MadeOfNone { let value = 1 }; struct M31: MadeOfOne { let value: Int; init(_ a: M30) { value = a.value &+ 1 } }; struct M32: MadeOfTwo { let value: Int; init(_ a: M30, _ b: M31) { value = a.value &+ b.value &+ 1 } }
struct M33: MadeOfNone { let value = 1 }; struct M34: MadeOfOne { let value: Int; init(_ a: M33) { value = a.value &+ 1 } }; struct M35: MadeOfTwo { let value: Int; init(_ a: M33, _ b: M34) { value = a.value &+ b.value &+ 1 } }
struct M36: MadeOfNone { let value = 1 }; struct M37: MadeOfOne { let value: Int; init(_ a: M36) { value = a.value &+ 1 } }; struct M38: MadeOfTwo { let value: Int; init(_ a: M36, _ b: M37) { value = a.value &+ b.value &+ 1 } }
struct M39: MadeOfNone { let value = 1 }; struct M40: MadeOfOne { let value: Int; init(_ a: M39) { value = a.value &+ 1 } }; struct M41: MadeOfTwo { let value: Int; init(_ a: M39, _ b: M40) { value = a.value &+ b.value &+ 1 } }
struct M42: MadeOfNone { let value = 1 }; struct M43: MadeOfOne { let value: Int; init(_ a: M42) { value = a.value &+ 1 } }; struct M44: MadeOfTwo { let value: Int; init(_ a: M42, _ b: M43) { value = a.value &+ b.value &+ 1 } }
struct M45: MadeOfNone { let value = 1 }; struct M46: MadeOfOne { let value: Int; init(_ a: M45) { value = a.value &+ 1 } }; struct M47: MadeOfTwo { let value: Int; init(_ a: M45, _ b: M46) { value = a.value &+ b.value &+ 1 } }
struct M48: MadeOfNone { let value = 1 }; struct M49: MadeOfOne { let value: Int; init(_ a: M48) { value = a.value &+ 1 } }; struct M50: MadeOfTwo { let value: Int; init(_ a: M48, _ b: M49) { value = a.value &+ b.value &+ 1 } }
struct M51: MadeOfNone { let value = 1 }; struct M52: MadeOfOne { let value: Int; init(_ a: M51) { value = a.value &+ 1 } }; struct M53: MadeOfTwo { let value: Int; init(_ a: M51, _ b: M52) { value = a.value &+ b.value &+ 1 } }
struct M54: MadeOfNone { let value = 1 }; struct M55: MadeOfOne { let value: Int; init(_ a: M54) { value = a.value &+ 1 } }; struct M56: MadeOfTwo { let value: Int; init(_ a: M54, _ b: M55) { value = a.value &+ b.value &+ 1 } }
struct M57: MadeOfNone { let value = 1 }; struct M58: MadeOfOne { let value: Int; init(_ a: M57) { value = a.value &+ 1 } }; struct M59: MadeOfTwo { let value: Int; init(_ a: M57, _ b: M58) { value = a.value &+ b.value &+ 1 } }
struct M60: MadeOfNone { let value = 1 }; struct M61: MadeOfOne { let value: Int; init(_ a: M60) { value = a.value &+ 1 } }; struct M62: MadeOfTwo { let value: Int; init(_ a: M60, _ b: M61) { value = a.value &+ b.value &+ 1 } }
struct M63: MadeOfNone { let value = 1 }; struct M64: MadeOfOne { let value: Int; init(_ a: M63) { value = a.value &+ 1 } }; struct M65: MadeOfTwo { let value: Int; init(_ a: M63, _ b: M64) { value = a.value &+ b.value &+ 1 } }
struct M66: MadeOfNone { let value = 1 }; struct M67: MadeOfOne { let value: Int; init(_ a: M66) { value = a.value &+ 1 } }; struct M68: MadeOfTwo { let value: Int; init(_ a: M66, _ b: M67) { value = a.value &+ b.value &+ 1 } }
struct M69: MadeOfNone { let value = 1 }; struct M70: MadeOfOne { let value: Int; init(_ a: M69) { value = a.value &+ 1 } }; struct M71: MadeOfTwo { let value: Int; init(_ a: M69, _ b: M70) { value = a.value &+ b.value &+ 1 } }
struct M72: MadeOfNone { let value = 1 }; struct M73: MadeOfOne { let value: Int; init(_ a: M72) { value = a.value &+ 1 } }; struct M74: MadeOfTwo { let value: Int; init(_ a: M72, _ b: M73) { value = a.value &+ b.value &+ 1 } }
struct M75: MadeOfNone { let value = 1 }; struct M76: MadeOfOne { let value: Int; init(_ a: M75) { value = a.value &+ 1 } }; struct M77: MadeOfTwo { let value: Int; init(_ a: M75, _ b: M76) { value = a.value &+ b.value &+ 1 } }
struct M78: MadeOfNone { let value = 1 }; struct M79: MadeOfOne { let value: Int; init(_ a: M78) { value = a.value &+ 1 } }; struct M80: MadeOfTwo { let value: Int; init(_ a: M78, _ b: M79) { value = a.value &+ b.value &+ 1 } }
struct M81: MadeOfNone { let value = 1 }; struct M82: MadeOfOne { let value: Int; init(_ a: M81) { value = a.value &+ 1 } }; struct M83: MadeOfTwo { let value: Int; init(_ a: M81, _ b: M82) { value = a.value &+ b.value &+ 1 } }
struct M84: MadeOfNone { let value = 1 }; struct M85: MadeOfOne { let value: Int; init(_ a: M84) { value = a.value &+ 1 } }; struct M86: MadeOfTwo { let value: Int; init(_ a: M84, _ b: M85) { value = a.value &+ b.value &+ 1 } }
struct M87: MadeOfNone { let value = 1 }; struct M88: MadeOfOne { let value: Int; init(_ a: M87) { value = a.value &+ 1 } }; struct M89: MadeOfTwo { let value: Int; init(_ a: M87, _ b: M88) { value = a.value &+ b.value &+ 1 } }
struct M90: MadeOfNone { let value = 1 }; struct M91: MadeOfOne { let value: Int; init(_ a: M90) { value = a.value &+ 1 } }; struct M92: MadeOfTwo { let value: Int; init(_ a: M90, _ b: M91) { value = a.value &+ b.value &+ 1 } }
struct M93: MadeOfNone { let value = 1 }; struct M94: MadeOfOne { let value: Int; init(_ a: M93) { value = a.value &+ 1 } }; struct M95: MadeOfTwo { let value: Int; init(_ a: M93, _ b: M94) { value = a.value &+ b.value &+ 1 } }
struct M96: MadeOfNone { let value = 1 }; struct M97: MadeOfOne { let value: Int; init(_ a: M96) { value = a.value &+ 1 } }; struct M98: MadeOfTwo { let value: Int; init(_ a: M96, _ b: M97) { value = a.value &+ b.value &+ 1 } }
struct M99: MadeOfNone { let value = 1 }; struct M100: MadeOfOne { let value: Int; init(_ a: M99) { value = a.value &+ 1 } }; struct M101: MadeOfTwo { let value: Int; init(_ a: M99, _ b: M100) { value = a.value &+ b.value &+ 1 } }
struct M102: MadeOfNone { let value = 1 }; struct M103: MadeOfOne { let value: Int; init(_ a: M102) { value = a.value &+ 1 } }; struct M104: MadeOfTwo { let value: Int; init(_ a: M102, _ b: M103) { value = a.value &+ b.value &+ 1 } }
struct M105: MadeOfNone { let value = 1 }; struct M106: MadeOfOne { let value: Int; init(_ a: M105) { value = a.value &+ 1 } }; struct M107: MadeOfTwo { let value: Int; init(_ a: M105, _ b: M106) { value = a.value &+ b.value &+ 1 } }
struct M108: MadeOfNone { let value = 1 }; struct M109: MadeOfOne { let value: Int; init(_ a: M108) { value = a.value &+ 1 } }; struct M110: MadeOfTwo { let value: Int; init(_ a: M108, _ b: M109) { value = a.value &+ b.value &+ 1 } }
struct M111: MadeOfNone { let value = 1 }; struct M112: MadeOfOne { let value: Int; init(_ a: M111) { value = a.value &+ 1 } }; struct M113: MadeOfTwo { let value: Int; init(_ a: M111, _ b: M112) { value = a.value &+ b.value &+ 1 } }
struct M114: MadeOfNone { let value = 1 }; struct M115: MadeOfOne { let value: Int; init(_ a: M114) { value = a.value &+ 1 } }; struct M116: MadeOfTwo { let value: Int; init(_ a: M114, _ b: M115) { value = a.value &+ b.value &+ 1 } }
struct M117: MadeOfNone { let value = 1 }; struct M118: MadeOfOne { let value: Int; init(_ a: M117) { value = a.value &+ 1 } }; struct M119: MadeOfTwo { let value: Int; init(_ a: M117, _ b: M118) { value = a.value &+ b.value &+ 1 } }
struct M120: MadeOfNone { let value = 1 }; struct M121: MadeOfOne { let value: Int; init(_ a: M120) { value = a.value &+ 1 } }; struct M122: MadeOfTwo { let value: Int; init(_ a: M120, _ b: M121) { value = a.value &+ b.value &+ 1 } }
struct M123: MadeOfNone { let value = 1 }; struct M124: MadeOfOne { let value: Int; init(_ a: M123) { value = a.value &+ 1 } }; struct M125: MadeOfTwo { let value: Int; init(_ a: M123, _ b: M124) { value = a.value &+ b.value &+ 1 } }
struct M126: MadeOfNone { let value = 1 }; struct M127: MadeOfOne { let value: Int; init(_ a: M126) { value = a.value &+ 1 } }; struct M128: MadeOfTwo { let value: Int; init(_ a: M126, _ b: M127) { value = a.value &+ b.value &+ 1 } }
struct M129: MadeOfNone { let value = 1 }; struct M130: MadeOfOne { let value: Int; init(_ a: M129) { value = a.value &+ 1 } }; struct M131: MadeOfTwo { let value: Int; init(_ a: M129, _ b: M130) { value = a.value &+ b.value &+ 1 } }
struct M132: MadeOfNone { let value = 1 }; struct M133: MadeOfOne { let value: Int; init(_ a: M132) { value = a.value &+ 1 } }; struct M134: MadeOfTwo { let value: Int; init(_ a: M132, _ b: M133) { value = a.value &+ b.value &+ 1 } }
struct M135: MadeOfNone { let value = 1 }; struct M136: MadeOfOne { let value: Int; init(_ a: M135) { value = a.value &+ 1 } }; struct M137: MadeOfTwo { let value: Int; init(_ a: M135, _ b: M136) { value = a.value &+ b.value &+ 1 } }
struct M138: MadeOfNone { let value = 1 }; struct M139: MadeOfOne { let value: Int; init(_ a: M138) { value = a.value &+ 1 } }; struct M140: MadeOfTwo { let value: Int; init(_ a: M138, _ b: M139) { value = a.value &+ b.value &+ 1 } }
struct M141: MadeOfNone { let value = 1 }; struct M142: MadeOfOne { let value: Int; init(_ a: M141) { value = a.value &+ 1 } }; struct M143: MadeOfTwo { let value: Int; init(_ a: M141, _ b: M142) { value = a.value &+ b.value &+ 1 } }
struct M144: MadeOfNone { let value = 1 }; struct M145: MadeOfOne { let value: Int; init(_ a: M144) { value = a.value &+ 1 } }; struct M146: MadeOfTwo { let value: Int; init(_ a: M144, _ b: M145) { value = a.value &+ b.value &+ 1 } }
struct M147: MadeOfNone { let value = 1 }; struct M148: MadeOfOne { let value: Int; init(_ a: M147) { value = a.value &+ 1 } }; struct M149: MadeOfTwo { let value: Int; init(_ a: M147, _ b: M148) { value = a.value &+ b.value &+ 1 } }
struct M150: MadeOfNone { let value = 1 }; struct M151: MadeOfOne { let value: Int; init(_ a: M150) { value = a.value &+ 1 } }; struct M152: MadeOfTwo { let value: Int; init(_ a: M150, _ b: M151) { value = a.value &+ b.value &+ 1 } }
struct M153: MadeOfNone { let value = 1 }; struct M154: MadeOfOne { let value: Int; init(_ a: M153) { value = a.value &+ 1 } }; struct M155: MadeOfTwo { let value: Int; init(_ a: M153, _ b: M154) { value = a.value &+ b.value &+ 1 } }
struct M156: MadeOfNone { let value = 1 }; struct M157: MadeOfOne { let value: Int; init(_ a: M156) { value = a.value &+ 1 } }; struct M158: MadeOfTwo { let value: Int; init(_ a: M156, _ b: M157) { value = a.value &+ b.value &+ 1 } }
struct M159: MadeOfNone { let value = 1 }; struct M160: MadeOfOne { let value: Int; init(_ a: M159) { value = a.value &+ 1 } }; struct M161: MadeOfTwo { let value: Int; init(_ a: M159, _ b: M160) { value = a.value &+ b.value &+ 1 } }
struct M162: MadeOfNone { let value = 1 }; struct M163: MadeOfOne { let value: Int; init(_ a: M162) { value = a.value &+ 1 } }; struct M164: MadeOfTwo { let value: Int; init(_ a: M162, _ b: M163) { value = a.value &+ b.value &+ 1 } }
struct M165: MadeOfNone { let value = 1 }; struct M166: MadeOfOne { let value: Int; init(_ a: M165) { value = a.value &+ 1 } }; struct M167: MadeOfTwo { let value: Int; init(_ a: M165, _ b: M166) { value = a.value &+ b.value &+ 1 } }
struct M168: MadeOfNone { let value = 1 }; struct M169: MadeOfOne { let value: Int; init(_ a: M168) { value = a.value &+ 1 } }; struct M170: MadeOfTwo { let value: Int; init(_ a: M168, _ b: M169) { value = a.value &+ b.value &+ 1 } }
struct M171: MadeOfNone { let value = 1 }; struct M172: MadeOfOne { let value: Int; init(_ a: M171) { value = a.value &+ 1 } }; struct M173: MadeOfTwo { let value: Int; init(_ a: M171, _ b: M172) { value = a.value &+ b.value &+ 1 } }
struct M174: MadeOfNone { let value = 1 }; struct M175: MadeOfOne { let value: Int; init(_ a: M174) { value = a.value &+ 1 } }; struct M176: MadeOfTwo { let value: Int; init(_ a: M174, _ b: M175) { value = a.value &+ b.value &+ 1 } }
struct M177: MadeOfNone { let value = 1 }; struct M178: MadeOfOne { let value: Int; init(_ a: M177) { value = a.value &+ 1 } }; struct M179: MadeOfTwo { let value: Int; init(_ a: M177, _ b: M178) { value = a.value &+ b.value &+ 1 } }
struct M180: MadeOfNone { let value = 1 }; struct M181: MadeOfOne { let value: Int; init(_ a: M180) { value = a.value &+ 1 } }; struct M182: MadeOfTwo { let value: Int; init(_ a: M180, _ b: M181) { value = a.value &+ b.value &+ 1 } }
struct M183: MadeOfNone { let value = 1 }; struct M184: MadeOfOne { let value: Int; init(_ a: M183) { value = a.value &+ 1 } }; struct M185: MadeOfTwo { let value: Int; init(_ a: M183, _ b: M184) { value = a.value &+ b.value &+ 1 } }
struct M186: MadeOfNone { let value = 1 }; struct M187: MadeOfOne { let value: Int; init(_ a: M186) { value = a.value &+ 1 } }; struct M188: MadeOfTwo { let value: Int; init(_ a: M186, _ b: M187) { value = a.value &+ b.value &+ 1 } }
struct M189: MadeOfNone { let value = 1 }; struct M190: MadeOfOne { let value: Int; init(_ a: M189) { value = a.value &+ 1 } }; struct M191: MadeOfTwo { let value: Int; init(_ a: M189, _ b: M190) { value = a.value &+ b.value &+ 1 } }
struct M192: MadeOfNone { let value = 1 }; struct M193: MadeOfOne { let value: Int; init(_ a: M192) { value = a.value &+ 1 } }; struct M194: MadeOfTwo { let value: Int; init(_ a: M192, _ b: M193) { value = a.value &+ b.value &+ 1 } }
struct M195: MadeOfNone { let value = 1 }; struct M196: MadeOfOne { let value: Int; init(_ a: M195) { value = a.value &+ 1 } }; struct M197: MadeOfTwo { let value: Int; init(_ a: M195, _ b: M196) { value = a.value &+ b.value &+ 1 } }
struct M198: MadeOfNone { let value = 1 }; struct M199: MadeOfOne { let value: Int; init(_ a: M198) { value = a.value &+ 1 } }; struct M200: MadeOfTwo { let value: Int; init(_ a: M198, _ b: M199) { value = a.value &+ b.value &+ 1 } }
struct M201: MadeOfNone { let value = 1 }; struct M202: MadeOfOne { let value: Int; init(_ a: M201) { value = a.value &+ 1 } }; struct M203: MadeOfTwo { let value: Int; init(_ a: M201, _ b: M202) { value = a.value &+ b.value &+ 1 } }
struct M204: MadeOfNone { let value = 1 }; struct M205: MadeOfOne { let value: Int; init(_ a: M204) { value = a.value &+ 1 } }; struct M206: MadeOfTwo { let value: Int; init(_ a: M204, _ b: M205) { value = a.value &+ b.value &+ 1 } }
struct M207: MadeOfNone { let value = 1 }; struct M208: MadeOfOne { let value: Int; init(_ a: M207) { value = a.value &+ 1 } }; struct M209: MadeOfTwo { let value: Int; init(_ a: M207, _ b: M208) { value = a.value &+ b.value &+ 1 } }
struct M210: MadeOfNone { let value = 1 }; struct M211: MadeOfOne { let value: Int; init(_ a: M210) { value = a.value &+ 1 } }; struct M212: MadeOfTwo { let value: Int; init(_ a: M210, _ b: M211) { value = a.value &+ b.value &+ 1 } }
struct M213: MadeOfNone { let value = 1 }; struct M214: MadeOfOne { let value: Int; init(_ a: M213) { value = a.value &+ 1 } }; struct M215: MadeOfTwo { let value: Int; init(_ a: M213, _ b: M214) { value = a.value &+ b.value &+ 1 } }
struct M216: MadeOfNone { let value = 1 }; struct M217: MadeOfOne { let value: Int; init(_ a: M216) { value = a.value &+ 1 } }; struct M218: MadeOfTwo { let value: Int; init(_ a: M216, _ b: M217) { value = a.value &+ b.value &+ 1 } }
struct M219: MadeOfNone { let value = 1 }; struct M220: MadeOfOne { let value: Int; init(_ a: M219) { value = a.value &+ 1 } }; struct M221: MadeOfTwo { let value: Int; init(_ a: M219, _ b: M220) { value = a.value &+ b.value &+ 1 } }
struct M222: MadeOfNone { let value = 1 }; struct M223: MadeOfOne { let value: Int; init(_ a: M222) { value = a.value &+ 1 } }; struct M224: MadeOfTwo { let value: Int; init(_ a: M222, _ b: M223) { value = a.value &+ b.value &+ 1 } }
struct M225: MadeOfNone { let value = 1 }; struct M226: MadeOfOne { let value: Int; init(_ a: M225) { value = a.value &+ 1 } }; struct M227: MadeOfTwo { let value: Int; init(_ a: M225, _ b: M226) { value = a.value &+ b.value &+ 1 } }
struct M228: MadeOfNone { let value = 1 }; struct M229: MadeOfOne { let value: Int; init(_ a: M228) { value = a.value &+ 1 } }; struct M230: MadeOfTwo { let value: Int; init(_ a: M228, _ b: M229) { value = a.value &+ b.value &+ 1 } }
struct M231: MadeOfNone { let value = 1 }; struct M232: MadeOfOne { let value: Int; init(_ a: M231) { value = a.value &+ 1 } }; struct M233: MadeOfTwo { let value: Int; init(_ a: M231, _ b: M232) { value = a.value &+ b.value &+ 1 } }
struct M234: MadeOfNone { let value = 1 }; struct M235: MadeOfOne { let value: Int; init(_ a: M234) { value = a.value &+ 1 } }; struct M236: MadeOfTwo { let value: Int; init(_ a: M234, _ b: M235) { value = a.value &+ b.value &+ 1 } }
struct M237: MadeOfNone { let value = 1 }; struct M238: MadeOfOne { let value: Int; init(_ a: M237) { value = a.value &+ 1 } }; struct M239: MadeOfTwo { let value: Int; init(_ a: M237, _ b: M238) { value = a.value &+ b.value &+ 1 } }
struct M240: MadeOfNone { let value = 1 }; struct M241: MadeOfOne { let value: Int; init(_ a: M240) { value = a.value &+ 1 } }; struct M242: MadeOfTwo { let value: Int; init(_ a: M240, _ b: M241) { value = a.value &+ b.value &+ 1 } }
struct M243: MadeOfNone { let value = 1 }; struct M244: MadeOfOne { let value: Int; init(_ a: M243) { value = a.value &+ 1 } }; struct M245: MadeOfTwo { let value: Int; init(_ a: M243, _ b: M244) { value = a.value &+ b.value &+ 1 } }
struct M246: MadeOfNone { let value = 1 }; struct M247: MadeOfOne { let value: Int; init(_ a: M246) { value = a.value &+ 1 } }; struct M248: MadeOfTwo { let value: Int; init(_ a: M246, _ b: M247) { value = a.value &+ b.value &+ 1 } }
struct M249: MadeOfNone { let value = 1 }; struct M250: MadeOfOne { let value: Int; init(_ a: M249) { value = a.value &+ 1 } }; struct M251: MadeOfTwo { let value: Int; init(_ a: M249, _ b: M250) { value = a.value &+ b.value &+ 1 } }
struct M252: MadeOfNone { let value = 1 }; struct M253: MadeOfOne { let value: Int; init(_ a: M252) { value = a.value &+ 1 } }; struct M254: MadeOfTwo { let value: Int; init(_ a: M252, _ b: M253) { value = a.value &+ b.value &+ 1 } }
struct M255: MadeOfNone { let value = 1 }; struct M256: MadeOfOne { let value: Int; init(_ a: M255) { value = a.value &+ 1 } }; struct M257: MadeOfTwo { let value: Int; init(_ a: M255, _ b: M256) { value = a.value &+ b.value &+ 1 } }
struct M258: MadeOfNone { let value = 1 }; struct M259: MadeOfOne { let value: Int; init(_ a: M258) { value = a.value &+ 1 } }; struct M260: MadeOfTwo { let value: Int; init(_ a: M258, _ b: M259) { value = a.value &+ b.value &+ 1 } }
struct M261: MadeOfNone { let value = 1 }; struct M262: MadeOfOne { let value: Int; init(_ a: M261) { value = a.value &+ 1 } }; struct M263: MadeOfTwo { let value: Int; init(_ a: M261, _ b: M262) { value = a.value &+ b.value &+ 1 } }
struct M264: MadeOfNone { let value = 1 }; struct M265: MadeOfOne { let value: Int; init(_ a: M264) { value = a.value &+ 1 } }; struct M266: MadeOfTwo { let value: Int; init(_ a: M264, _ b: M265) { value = a.value &+ b.value &+ 1 } }
struct M267: MadeOfNone { let value = 1 }; struct M268: MadeOfOne { let value: Int; init(_ a: M267) { value = a.value &+ 1 } }; struct M269: MadeOfTwo { let value: Int; init(_ a: M267, _ b: M268) { value = a.value &+ b.value &+ 1 } }
struct M270: MadeOfNone { let value = 1 }; struct M271: MadeOfOne { let value: Int; init(_ a: M270) { value = a.value &+ 1 } }; struct M272: MadeOfTwo { let value: Int; init(_ a: M270, _ b: M271) { value = a.value &+ b.value &+ 1 } }
struct M273: MadeOfNone { let value = 1 }; struct M274: MadeOfOne { let value: Int; init(_ a: M273) { value = a.value &+ 1 } }; struct M275: MadeOfTwo { let value: Int; init(_ a: M273, _ b: M274) { value = a.value &+ b.value &+ 1 } }
struct M276: MadeOfNone { let value = 1 }; struct M277: MadeOfOne { let value: Int; init(_ a: M276) { value = a.value &+ 1 } }; struct M278: MadeOfTwo { let value: Int; init(_ a: M276, _ b: M277) { value = a.value &+ b.value &+ 1 } }
struct M279: MadeOfNone { let value = 1 }; struct M280: MadeOfOne { let value: Int; init(_ a: M279) { value = a.value &+ 1 } }; struct M281: MadeOfTwo { let value: Int; init(_ a: M279, _ b: M280) { value = a.value &+ b.value &+ 1 } }
struct M282: MadeOfNone { let value = 1 }; struct M283: MadeOfOne { let value: Int; init(_ a: M282) { value = a.value &+ 1 } }; struct M284: MadeOfTwo { let value: Int; init(_ a: M282, _ b: M283) { value = a.value &+ b.value &+ 1 } }
struct M285: MadeOfNone { let value = 1 }; struct M286: MadeOfOne { let value: Int; init(_ a: M285) { value = a.value &+ 1 } }; struct M287: MadeOfTwo { let value: Int; init(_ a: M285, _ b: M286) { value = a.value &+ b.value &+ 1 } }
struct M288: MadeOfNone { let value = 1 }; struct M289: MadeOfOne { let value: Int; init(_ a: M288) { value = a.value &+ 1 } }; struct M290: MadeOfTwo { let value: Int; init(_ a: M288, _ b: M289) { value = a.value &+ b.value &+ 1 } }
struct M291: MadeOfNone { let value = 1 }; struct M292: MadeOfOne { let value: Int; init(_ a: M291) { value = a.value &+ 1 } }; struct M293: MadeOfTwo { let value: Int; init(_ a: M291, _ b: M292) { value = a.value &+ b.value &+ 1 } }
struct M294: MadeOfNone { let value = 1 }; struct M295: MadeOfOne { let value: Int; init(_ a: M294) { value = a.value &+ 1 } }; struct M296: MadeOfTwo { let value: Int; init(_ a: M294, _ b: M295) { value = a.value &+ b.value &+ 1 } }
struct M297: MadeOfNone { let value = 1 }; struct M298: MadeOfOne { let value: Int; init(_ a: M297) { value = a.value &+ 1 } }; struct M299: MadeOfTwo { let value: Int; init(_ a: M297, _ b: M298) { value = a.value &+ b.value &+ 1 } }
struct M300: MadeOfNone { let value = 1 }; struct M301: MadeOfOne { let value: Int; init(_ a: M300) { value = a.value &+ 1 } }; struct M302: MadeOfTwo { let value: Int; init(_ a: M300, _ b: M301) { value = a.value &+ b.value &+ 1 } }
struct M303: MadeOfNone { let value = 1 }; struct M304: MadeOfOne { let value: Int; init(_ a: M303) { value = a.value &+ 1 } }; struct M305: MadeOfTwo { let value: Int; init(_ a: M303, _ b: M304) { value = a.value &+ b.value &+ 1 } }
struct M306: MadeOfNone { let value = 1 }; struct M307: MadeOfOne { let value: Int; init(_ a: M306) { value = a.value &+ 1 } }; struct M308: MadeOfTwo { let value: Int; init(_ a: M306, _ b: M307) { value = a.value &+ b.value &+ 1 } }
struct M309: MadeOfNone { let value = 1 }; struct M310: MadeOfOne { let value: Int; init(_ a: M309) { value = a.value &+ 1 } }; struct M311: MadeOfTwo { let value: Int; init(_ a: M309, _ b: M310) { value = a.value &+ b.value &+ 1 } }
struct M312: MadeOfNone { let value = 1 }; struct M313: MadeOfOne { let value: Int; init(_ a: M312) { value = a.value &+ 1 } }; struct M314: MadeOfTwo { let value: Int; init(_ a: M312, _ b: M313) { value = a.value &+ b.value &+ 1 } }
struct M315: MadeOfNone { let value = 1 }; struct M316: MadeOfOne { let value: Int; init(_ a: M315) { value = a.value &+ 1 } }; struct M317: MadeOfTwo { let value: Int; init(_ a: M315, _ b: M316) { value = a.value &+ b.value &+ 1 } }
struct M318: MadeOfNone { let value = 1 }; struct M319: MadeOfOne { let value: Int; init(_ a: M318) { value = a.value &+ 1 } }; struct M320: MadeOfTwo { let value: Int; init(_ a: M318, _ b: M319) { value = a.value &+ b.value &+ 1 } }
struct M321: MadeOfNone { let value = 1 }; struct M322: MadeOfOne { let value: Int; init(_ a: M321) { value = a.value &+ 1 } }; struct M323: MadeOfTwo { let value: Int; init(_ a: M321, _ b: M322) { value = a.value &+ b.value &+ 1 } }
struct M324: MadeOfNone { let value = 1 }; struct M325: MadeOfOne { let value: Int; init(_ a: M324) { value = a.value &+ 1 } }; struct M326: MadeOfTwo { let value: Int; init(_ a: M324, _ b: M325) { value = a.value &+ b.value &+ 1 } }
struct M327: MadeOfNone { let value = 1 }; struct M328: MadeOfOne { let value: Int; init(_ a: M327) { value = a.value &+ 1 } }; struct M329: MadeOfTwo { let value: Int; init(_ a: M327, _ b: M328) { value = a.value &+ b.value &+ 1 } }
struct M330: MadeOfNone { let value = 1 }; struct M331: MadeOfOne { let value: Int; init(_ a: M330) { value = a.value &+ 1 } }; struct M332: MadeOfTwo { let value: Int; init(_ a: M330, _ b: M331) { value = a.value &+ b.value &+ 1 } }
struct M333: MadeOfNone { let value = 1 }; struct M334: MadeOfOne { let value: Int; init(_ a: M333) { value = a.value &+ 1 } }; struct M335: MadeOfTwo { let value: Int; init(_ a: M333, _ b: M334) { value = a.value &+ b.value &+ 1 } }
struct M336: MadeOfNone { let value = 1 }; struct M337: MadeOfOne { let value: Int; init(_ a: M336) { value = a.value &+ 1 } }; struct M338: MadeOfTwo { let value: Int; init(_ a: M336, _ b: M337) { value = a.value &+ b.value &+ 1 } }
struct M339: MadeOfNone { let value = 1 }; struct M340: MadeOfOne { let value: Int; init(_ a: M339) { value = a.value &+ 1 } }; struct M341: MadeOfTwo { let value: Int; init(_ a: M339, _ b: M340) { value = a.value &+ b.value &+ 1 } }
struct M342: MadeOfNone { let value = 1 }; struct M343: MadeOfOne { let value: Int; init(_ a: M342) { value = a.value &+ 1 } }; struct M344: MadeOfTwo { let value: Int; init(_ a: M342, _ b: M343) { value = a.value &+ b.value &+ 1 } }
struct M345: MadeOfNone { let value = 1 }; struct M346: MadeOfOne { let value: Int; init(_ a: M345) { value = a.value &+ 1 } }; struct M347: MadeOfTwo { let value: Int; init(_ a: M345, _ b: M346) { value = a.value &+ b.value &+ 1 } }
struct M348: MadeOfNone { let value = 1 }; struct M349: MadeOfOne { let value: Int; init(_ a: M348) { value = a.value &+ 1 } }; struct M350: MadeOfTwo { let value: Int; init(_ a: M348, _ b: M349) { value = a.value &+ b.value &+ 1 } }
struct M351: MadeOfNone { let value = 1 }; struct M352: MadeOfOne { let value: Int; init(_ a: M351) { value = a.value &+ 1 } }; struct M353: MadeOfTwo { let value: Int; init(_ a: M351, _ b: M352) { value = a.value &+ b.value &+ 1 } }
struct M354: MadeOfNone { let value = 1 }; struct M355: MadeOfOne { let value: Int; init(_ a: M354) { value = a.value &+ 1 } }; struct M356: MadeOfTwo { let value: Int; init(_ a: M354, _ b: M355) { value = a.value &+ b.value &+ 1 } }
struct M357: MadeOfNone { let value = 1 }; struct M358: MadeOfOne { let value: Int; init(_ a: M357) { value = a.value &+ 1 } }; struct M359: MadeOfTwo { let value: Int; init(_ a: M357, _ b: M358) { value = a.value &+ b.value &+ 1 } }
struct M360: MadeOfNone { let value = 1 }; struct M361: MadeOfOne { let value: Int; init(_ a: M360) { value = a.value &+ 1 } }; struct M362: MadeOfTwo { let value: Int; init(_ a: M360, _ b: M361) { value = a.value &+ b.value &+ 1 } }
struct M363: MadeOfNone { let value = 1 }; struct M364: MadeOfOne { let value: Int; init(_ a: M363) { value = a.value &+ 1 } }; struct M365: MadeOfTwo { let value: Int; init(_ a: M363, _ b: M364) { value = a.value &+ b.value &+ 1 } }
struct M366: MadeOfNone { let value = 1 }; struct M367: MadeOfOne { let value: Int; init(_ a: M366) { value = a.value &+ 1 } }; struct M368: MadeOfTwo { let value: Int; init(_ a: M366, _ b: M367) { value = a.value &+ b.value &+ 1 } }
struct M369: MadeOfNone { let value = 1 }; struct M370: MadeOfOne { let value: Int; init(_ a: M369) { value = a.value &+ 1 } }; struct M371: MadeOfTwo { let value: Int; init(_ a: M369, _ b: M370) { value = a.value &+ b.value &+ 1 } }
struct M372: MadeOfNone { let value = 1 }; struct M373: MadeOfOne { let value: Int; init(_ a: M372) { value = a.value &+ 1 } }; struct M374: MadeOfTwo { let value: Int; init(_ a: M372, _ b: M373) { value = a.value &+ b.value &+ 1 } }
struct M375: MadeOfNone { let value = 1 }; struct M376: MadeOfOne { let value: Int; init(_ a: M375) { value = a.value &+ 1 } }; struct M377: MadeOfTwo { let value: Int; init(_ a: M375, _ b: M376) { value = a.value &+ b.value &+ 1 } }
struct M378: MadeOfNone { let value = 1 }; struct M379: MadeOfOne { let value: Int; init(_ a: M378) { value = a.value &+ 1 } }; struct M380: MadeOfTwo { let value: Int; init(_ a: M378, _ b: M379) { value = a.value &+ b.value &+ 1 } }
struct M381: MadeOfNone { let value = 1 }; struct M382: MadeOfOne { let value: Int; init(_ a: M381) { value = a.value &+ 1 } }; struct M383: MadeOfTwo { let value: Int; init(_ a: M381, _ b: M382) { value = a.value &+ b.value &+ 1 } }
struct M384: MadeOfNone { let value = 1 }; struct M385: MadeOfOne { let value: Int; init(_ a: M384) { value = a.value &+ 1 } }; struct M386: MadeOfTwo { let value: Int; init(_ a: M384, _ b: M385) { value = a.value &+ b.value &+ 1 } }
struct M387: MadeOfNone { let value = 1 }; struct M388: MadeOfOne { let value: Int; init(_ a: M387) { value = a.value &+ 1 } }; struct M389: MadeOfTwo { let value: Int; init(_ a: M387, _ b: M388) { value = a.value &+ b.value &+ 1 } }
struct M390: MadeOfNone { let value = 1 }; struct M391: MadeOfOne { let value: Int; init(_ a: M390) { value = a.value &+ 1 } }; struct M392: MadeOfTwo { let value: Int; init(_ a: M390, _ b: M391) { value = a.value &+ b.value &+ 1 } }
struct M393: MadeOfNone { let value = 1 }; struct M394: MadeOfOne { let value: Int; init(_ a: M393) { value = a.value &+ 1 } }; struct M395: MadeOfTwo { let value: Int; init(_ a: M393, _ b: M394) { value = a.value &+ b.value &+ 1 } }
struct M396: MadeOfNone { let value = 1 }; struct M397: MadeOfOne { let value: Int; init(_ a: M396) { value = a.value &+ 1 } }; struct M398: MadeOfTwo { let value: Int; init(_ a: M396, _ b: M397) { value = a.value &+ b.value &+ 1 } }
struct M399: MadeOfNone { let value = 1 }; struct M400: MadeOfOne { let value: Int; init(_ a: M399) { value = a.value &+ 1 } }; struct M401: MadeOfTwo { let value: Int; init(_ a: M399, _ b: M400) { value = a.value &+ b.value &+ 1 } }
struct M402: MadeOfNone { let value = 1 }; struct M403: MadeOfOne { let value: Int; init(_ a: M402) { value = a.value &+ 1 } }; struct M404: MadeOfTwo { let value: Int; init(_ a: M402, _ b: M403) { value = a.value &+ b.value &+ 1 } }
struct M405: MadeOfNone { let value = 1 }; struct M406: MadeOfOne { let value: Int; init(_ a: M405) { value = a.value &+ 1 } }; struct M407: MadeOfTwo { let value: Int; init(_ a: M405, _ b: M406) { value = a.value &+ b.value &+ 1 } }
struct M408: MadeOfNone { let value = 1 }; struct M409: MadeOfOne { let value: Int; init(_ a: M408) { value = a.value &+ 1 } }; struct M410: MadeOfTwo { let value: Int; init(_ a: M408, _ b: M409) { value = a.value &+ b.value &+ 1 } }
struct M411: MadeOfNone { let value = 1 }; struct M412: MadeOfOne { let value: Int; init(_ a: M411) { value = a.value &+ 1 } }; struct M413: MadeOfTwo { let value: Int; init(_ a: M411, _ b: M412) { value = a.value &+ b.value &+ 1 } }
struct M414: MadeOfNone { let value = 1 }; struct M415: MadeOfOne { let value: Int; init(_ a: M414) { value = a.value &+ 1 } }; struct M416: MadeOfTwo { let value: Int; init(_ a: M414, _ b: M415) { value = a.value &+ b.value &+ 1 } }
struct M417: MadeOfNone { let value = 1 }; struct M418: MadeOfOne { let value: Int; init(_ a: M417) { value = a.value &+ 1 } }; struct M419: MadeOfTwo { let value: Int; init(_ a: M417, _ b: M418) { value = a.value &+ b.value &+ 1 } }
struct M420: MadeOfNone { let value = 1 }; struct M421: MadeOfOne { let value: Int; init(_ a: M420) { value = a.value &+ 1 } }; struct M422: MadeOfTwo { let value: Int; init(_ a: M420, _ b: M421) { value = a.value &+ b.value &+ 1 } }
struct M423: MadeOfNone { let value = 1 }; struct M424: MadeOfOne { let value: Int; init(_ a: M423) { value = a.value &+ 1 } }; struct M425: MadeOfTwo { let value: Int; init(_ a: M423, _ b: M424) { value = a.value &+ b.value &+ 1 } }
struct M426: MadeOfNone { let value = 1 }; struct M427: MadeOfOne { let value: Int; init(_ a: M426) { value = a.value &+ 1 } }; struct M428: MadeOfTwo { let value: Int; init(_ a: M426, _ b: M427) { value = a.value &+ b.value &+ 1 } }
struct M429: MadeOfNone { let value = 1 }; struct M430: MadeOfOne { let value: Int; init(_ a: M429) { value = a.value &+ 1 } }; struct M431: MadeOfTwo { let value: Int; init(_ a: M429, _ b: M430) { value = a.value &+ b.value &+ 1 } }
struct M432: MadeOfNone { let value = 1 }; struct M433: MadeOfOne { let value: Int; init(_ a: M432) { value = a.value &+ 1 } }; struct M434: MadeOfTwo { let value: Int; init(_ a: M432, _ b: M433) { value = a.value &+ b.value &+ 1 } }
struct M435: MadeOfNone { let value = 1 }; struct M436: MadeOfOne { let value: Int; init(_ a: M435) { value = a.value &+ 1 } }; struct M437: MadeOfTwo { let value: Int; init(_ a: M435, _ b: M436) { value = a.value &+ b.value &+ 1 } }
struct M438: MadeOfNone { let value = 1 }; struct M439: MadeOfOne { let value: Int; init(_ a: M438) { value = a.value &+ 1 } }; struct M440: MadeOfTwo { let value: Int; init(_ a: M438, _ b: M439) { value = a.value &+ b.value &+ 1 } }
struct M441: MadeOfNone { let value = 1 }; struct M442: MadeOfOne { let value: Int; init(_ a: M441) { value = a.value &+ 1 } }; struct M443: MadeOfTwo { let value: Int; init(_ a: M441, _ b: M442) { value = a.value &+ b.value &+ 1 } }
struct M444: MadeOfNone { let value = 1 }; struct M445: MadeOfOne { let value: Int; init(_ a: M444) { value = a.value &+ 1 } }; struct M446: MadeOfTwo { let value: Int; init(_ a: M444, _ b: M445) { value = a.value &+ b.value &+ 1 } }
struct M447: MadeOfNone { let value = 1 }; struct M448: MadeOfOne { let value: Int; init(_ a: M447) { value = a.value &+ 1 } }; struct M449: MadeOfTwo { let value: Int; init(_ a: M447, _ b: M448) { value = a.value &+ b.value &+ 1 } }
struct M450: MadeOfNone { let value = 1 }; struct M451: MadeOfOne { let value: Int; init(_ a: M450) { value = a.value &+ 1 } }; struct M452: MadeOfTwo { let value: Int; init(_ a: M450, _ b: M451) { value = a.value &+ b.value &+ 1 } }
struct M453: MadeOfNone { let value = 1 }; struct M454: MadeOfOne { let value: Int; init(_ a: M453) { value = a.value &+ 1 } }; struct M455: MadeOfTwo { let value: Int; init(_ a: M453, _ b: M454) { value = a.value &+ b.value &+ 1 } }
struct M456: MadeOfNone { let value = 1 }; struct M457: MadeOfOne { let value: Int; init(_ a: M456) { value = a.value &+ 1 } }; struct M458: MadeOfTwo { let value: Int; init(_ a: M456, _ b: M457) { value = a.value &+ b.value &+ 1 } }
struct M459: MadeOfNone { let value = 1 }; struct M460: MadeOfOne { let value: Int; init(_ a: M459) { value = a.value &+ 1 } }; struct M461: MadeOfTwo { let value: Int; init(_ a: M459, _ b: M460) { value = a.value &+ b.value &+ 1 } }
struct M462: MadeOfNone { let value = 1 }; struct M463: MadeOfOne { let value: Int; init(_ a: M462) { value = a.value &+ 1 } }; struct M464: MadeOfTwo { let value: Int; init(_ a: M462, _ b: M463) { value = a.value &+ b.value &+ 1 } }
struct M465: MadeOfNone { let value = 1 }; struct M466: MadeOfOne { let value: Int; init(_ a: M465) { value = a.value &+ 1 } }; struct M467: MadeOfTwo { let value: Int; init(_ a: M465, _ b: M466) { value = a.value &+ b.value &+ 1 } }
struct M468: MadeOfNone { let value = 1 }; struct M469: MadeOfOne { let value: Int; init(_ a: M468) { value = a.value &+ 1 } }; struct M470: MadeOfTwo { let value: Int; init(_ a: M468, _ b: M469) { value = a.value &+ b.value &+ 1 } }
struct M471: MadeOfNone { let value = 1 }; struct M472: MadeOfOne { let value: Int; init(_ a: M471) { value = a.value &+ 1 } }; struct M473: MadeOfTwo { let value: Int; init(_ a: M471, _ b: M472) { value = a.value &+ b.value &+ 1 } }
struct M474: MadeOfNone { let value = 1 }; struct M475: MadeOfOne { let value: Int; init(_ a: M474) { value = a.value &+ 1 } }; struct M476: MadeOfTwo { let value: Int; init(_ a: M474, _ b: M475) { value = a.value &+ b.value &+ 1 } }
struct M477: MadeOfNone { let value = 1 }; struct M478: MadeOfOne { let value: Int; init(_ a: M477) { value = a.value &+ 1 } }; struct M479: MadeOfTwo { let value: Int; init(_ a: M477, _ b: M478) { value = a.value &+ b.value &+ 1 } }
struct M480: MadeOfNone { let value = 1 }; struct M481: MadeOfOne { let value: Int; init(_ a: M480) { value = a.value &+ 1 } }; struct M482: MadeOfTwo { let value: Int; init(_ a: M480, _ b: M481) { value = a.value &+ b.value &+ 1 } }
struct M483: MadeOfNone { let value = 1 }; struct M484: MadeOfOne { let value: Int; init(_ a: M483) { value = a.value &+ 1 } }; struct M485: MadeOfTwo { let value: Int; init(_ a: M483, _ b: M484) { value = a.value &+ b.value &+ 1 } }
struct M486: MadeOfNone { let value = 1 }; struct M487: MadeOfOne { let value: Int; init(_ a: M486) { value = a.value &+ 1 } }; struct M488: MadeOfTwo { let value: Int; init(_ a: M486, _ b: M487) { value = a.value &+ b.value &+ 1 } }
struct M489: MadeOfNone { let value = 1 }; struct M490: MadeOfOne { let value: Int; init(_ a: M489) { value = a.value &+ 1 } }; struct M491: MadeOfTwo { let value: Int; init(_ a: M489, _ b: M490) { value = a.value &+ b.value &+ 1 } }
struct M492: MadeOfNone { let value = 1 }; struct M493: MadeOfOne { let value: Int; init(_ a: M492) { value = a.value &+ 1 } }; struct M494: MadeOfTwo { let value: Int; init(_ a: M492, _ b: M493) { value = a.value &+ b.value &+ 1 } }
struct M495: MadeOfNone { let value = 1 }; struct M496: MadeOfOne { let value: Int; init(_ a: M495) { value = a.value &+ 1 } }; struct M497: MadeOfTwo { let value: Int; init(_ a: M495, _ b: M496) { value = a.value &+ b.value &+ 1 } }
struct M498: MadeOfNone { let value = 1 }; struct M499: MadeOfOne { let value: Int; init(_ a: M498) { value = a.value &+ 1 } }; struct M500: MadeOfTwo { let value: Int; init(_ a: M498, _ b: M499) { value = a.value &+ b.value &+ 1 } }
struct M501: MadeOfNone { let value = 1 }; struct M502: MadeOfOne { let value: Int; init(_ a: M501) { value = a.value &+ 1 } }; struct M503: MadeOfTwo { let value: Int; init(_ a: M501, _ b: M502) { value = a.value &+ b.value &+ 1 } }
struct M504: MadeOfNone { let value = 1 }; struct M505: MadeOfOne { let value: Int; init(_ a: M504) { value = a.value &+ 1 } }; struct M506: MadeOfTwo { let value: Int; init(_ a: M504, _ b: M505) { value = a.value &+ b.value &+ 1 } }
struct M507: MadeOfNone { let value = 1 }; struct M508: MadeOfOne { let value: Int; init(_ a: M507) { value = a.value &+ 1 } }; struct M509: MadeOfTwo { let value: Int; init(_ a: M507, _ b: M508) { value = a.value &+ b.value &+ 1 } }
struct M510: MadeOfNone { let value = 1 }; struct M511: MadeOfOne { let value: Int; init(_ a: M510) { value = a.value &+ 1 } }; struct M512: MadeOfTwo { let value: Int; init(_ a: M510, _ b: M511) { value = a.value &+ b.value &+ 1 } }
struct M513: MadeOfNone { let value = 1 }; struct M514: MadeOfOne { let value: Int; init(_ a: M513) { value = a.value &+ 1 } }; struct M515: MadeOfTwo { let value: Int; init(_ a: M513, _ b: M514) { value = a.value &+ b.value &+ 1 } }
struct M516: MadeOfNone { let value = 1 }; struct M517: MadeOfOne { let value: Int; init(_ a: M516) { value = a.value &+ 1 } }; struct M518: MadeOfTwo { let value: Int; init(_ a: M516, _ b: M517) { value = a.value &+ b.value &+ 1 } }
struct M519: MadeOfNone { let value = 1 }; struct M520: MadeOfOne { let value: Int; init(_ a: M519) { value = a.value &+ 1 } }; struct M521: MadeOfTwo { let value: Int; init(_ a: M519, _ b: M520) { value = a.value &+ b.value &+ 1 } }
struct M522: MadeOfNone { let value = 1 }; struct M523: MadeOfOne { let value: Int; init(_ a: M522) { value = a.value &+ 1 } }; struct M524: MadeOfTwo { let value: Int; init(_ a: M522, _ b: M523) { value = a.value &+ b.value &+ 1 } }
struct M525: MadeOfNone { let value = 1 }; struct M526: MadeOfOne { let value: Int; init(_ a: M525) { value = a.value &+ 1 } }; struct M527: MadeOfTwo { let value: Int; init(_ a: M525, _ b: M526) { value = a.value &+ b.value &+ 1 } }
struct M528: MadeOfNone { let value = 1 }; struct M529: MadeOfOne { let value: Int; init(_ a: M528) { value = a.value &+ 1 } }; struct M530: MadeOfTwo { let value: Int; init(_ a: M528, _ b: M529) { value = a.value &+ b.value &+ 1 } }
struct M531: MadeOfNone { let value = 1 }; struct M532: MadeOfOne { let value: Int; init(_ a: M531) { value = a.value &+ 1 } }; struct M533: MadeOfTwo { let value: Int; init(_ a: M531, _ b: M532) { value = a.value &+ b.value &+ 1 } }
struct M534: MadeOfNone { let value = 1 }; struct M535: MadeOfOne { let value: Int; init(_ a: M534) { value = a.value &+ 1 } }; struct M536: MadeOfTwo { let value: Int; init(_ a: M534, _ b: M535) { value = a.value &+ b.value &+ 1 } }
struct M537: MadeOfNone { let value = 1 }; struct M538: MadeOfOne { let value: Int; init(_ a: M537) { value = a.value &+ 1 } }; struct M539: MadeOfTwo { let value: Int; init(_ a: M537, _ b: M538) { value = a.value &+ b.value &+ 1 } }
struct M540: MadeOfNone { let value = 1 }; struct M541: MadeOfOne { let value: Int; init(_ a: M540) { value = a.value &+ 1 } }; struct M542: MadeOfTwo { let value: Int; init(_ a: M540, _ b: M541) { value = a.value &+ b.value &+ 1 } }
struct M543: MadeOfNone { let value = 1 }; struct M544: MadeOfOne { let value: Int; init(_ a: M543) { value = a.value &+ 1 } }; struct M545: MadeOfTwo { let value: Int; init(_ a: M543, _ b: M544) { value = a.value &+ b.value &+ 1 } }
struct M546: MadeOfNone { let value = 1 }; struct M547: MadeOfOne { let value: Int; init(_ a: M546) { value = a.value &+ 1 } }; struct M548: MadeOfTwo { let value: Int; init(_ a: M546, _ b: M547) { value = a.value &+ b.value &+ 1 } }
struct M549: MadeOfNone { let value = 1 }; struct M550: MadeOfOne { let value: Int; init(_ a: M549) { value = a.value &+ 1 } }; struct M551: MadeOfTwo { let value: Int; init(_ a: M549, _ b: M550) { value = a.value &+ b.value &+ 1 } }
struct M552: MadeOfNone { let value = 1 }; struct M553: MadeOfOne { let value: Int; init(_ a: M552) { value = a.value &+ 1 } }; struct M554: MadeOfTwo { let value: Int; init(_ a: M552, _ b: M553) { value = a.value &+ b.value &+ 1 } }
struct M555: MadeOfNone { let value = 1 }; struct M556: MadeOfOne { let value: Int; init(_ a: M555) { value = a.value &+ 1 } }; struct M557: MadeOfTwo { let value: Int; init(_ a: M555, _ b: M556) { value = a.value &+ b.value &+ 1 } }
struct M558: MadeOfNone { let value = 1 }; struct M559: MadeOfOne { let value: Int; init(_ a: M558) { value = a.value &+ 1 } }; struct M560: MadeOfTwo { let value: Int; init(_ a: M558, _ b: M559) { value = a.value &+ b.value &+ 1 } }
struct M561: MadeOfNone { let value = 1 }; struct M562: MadeOfOne { let value: Int; init(_ a: M561) { value = a.value &+ 1 } }; struct M563: MadeOfTwo { let value: Int; init(_ a: M561, _ b: M562) { value = a.value &+ b.value &+ 1 } }
struct M564: MadeOfNone { let value = 1 }; struct M565: MadeOfOne { let value: Int; init(_ a: M564) { value = a.value &+ 1 } }; struct M566: MadeOfTwo { let value: Int; init(_ a: M564, _ b: M565) { value = a.value &+ b.value &+ 1 } }
struct M567: MadeOfNone { let value = 1 }; struct M568: MadeOfOne { let value: Int; init(_ a: M567) { value = a.value &+ 1 } }; struct M569: MadeOfTwo { let value: Int; init(_ a: M567, _ b: M568) { value = a.value &+ b.value &+ 1 } }
struct M570: MadeOfNone { let value = 1 }; struct M571: MadeOfOne { let value: Int; init(_ a: M570) { value = a.value &+ 1 } }; struct M572: MadeOfTwo { let value: Int; init(_ a: M570, _ b: M571) { value = a.value &+ b.value &+ 1 } }
struct M573: MadeOfNone { let value = 1 }; struct M574: MadeOfOne { let value: Int; init(_ a: M573) { value = a.value &+ 1 } }; struct M575: MadeOfTwo { let value: Int; init(_ a: M573, _ b: M574) { value = a.value &+ b.value &+ 1 } }
struct M576: MadeOfNone { let value = 1 }; struct M577: MadeOfOne { let value: Int; init(_ a: M576) { value = a.value &+ 1 } }; struct M578: MadeOfTwo { let value: Int; init(_ a: M576, _ b: M577) { value = a.value &+ b.value &+ 1 } }
struct M579: MadeOfNone { let value = 1 }; struct M580: MadeOfOne { let value: Int; init(_ a: M579) { value = a.value &+ 1 } }; struct M581: MadeOfTwo { let value: Int; init(_ a: M579, _ b: M580) { value = a.value &+ b.value &+ 1 } }
struct M582: MadeOfNone { let value = 1 }; struct M583: MadeOfOne { let value: Int; init(_ a: M582) { value = a.value &+ 1 } }; struct M584: MadeOfTwo { let value: Int; init(_ a: M582, _ b: M583) { value = a.value &+ b.value &+ 1 } }
struct M585: MadeOfNone { let value = 1 }; struct M586: MadeOfOne { let value: Int; init(_ a: M585) { value = a.value &+ 1 } }; struct M587: MadeOfTwo { let value: Int; init(_ a: M585, _ b: M586) { value = a.value &+ b.value &+ 1 } }
struct M588: MadeOfNone { let value = 1 }; struct M589: MadeOfOne { let value: Int; init(_ a: M588) { value = a.value &+ 1 } }; struct M590: MadeOfTwo { let value: Int; init(_ a: M588, _ b: M589) { value = a.value &+ b.value &+ 1 } }
struct M591: MadeOfNone { let value = 1 }; struct M592: MadeOfOne { let value: Int; init(_ a: M591) { value = a.value &+ 1 } }; struct M593: MadeOfTwo { let value: Int; init(_ a: M591, _ b: M592) { value = a.value &+ b.value &+ 1 } }
struct M594: MadeOfNone { let value = 1 }; struct M595: MadeOfOne { let value: Int; init(_ a: M594) { value = a.value &+ 1 } }; struct M596: MadeOfTwo { let value: Int; init(_ a: M594, _ b: M595) { value = a.value &+ b.value &+ 1 } }
struct M597: MadeOfNone { let value = 1 }; struct M598: MadeOfOne { let value: Int; init(_ a: M597) { value = a.value &+ 1 } }; struct M599: MadeOfTwo { let value: Int; init(_ a: M597, _ b: M598) { value = a.value &+ b.value &+ 1 } }
struct M600: MadeOfNone { let value = 1 }; struct M601: MadeOfOne { let value: Int; init(_ a: M600) { value = a.value &+ 1 } }; struct M602: MadeOfTwo { let value: Int; init(_ a: M600, _ b: M601) { value = a.value &+ b.value &+ 1 } }
struct M603: MadeOfNone { let value = 1 }; struct M604: MadeOfOne { let value: Int; init(_ a: M603) { value = a.value &+ 1 } }; struct M605: MadeOfTwo { let value: Int; init(_ a: M603, _ b: M604) { value = a.value &+ b.value &+ 1 } }
struct M606: MadeOfNone { let value = 1 }; struct M607: MadeOfOne { let value: Int; init(_ a: M606) { value = a.value &+ 1 } }; struct M608: MadeOfTwo { let value: Int; init(_ a: M606, _ b: M607) { value = a.value &+ b.value &+ 1 } }
struct M609: MadeOfNone { let value = 1 }; struct M610: MadeOfOne { let value: Int; init(_ a: M609) { value = a.value &+ 1 } }; struct M611: MadeOfTwo { let value: Int; init(_ a: M609, _ b: M610) { value = a.value &+ b.value &+ 1 } }
struct M612: MadeOfNone { let value = 1 }; struct M613: MadeOfOne { let value: Int; init(_ a: M612) { value = a.value &+ 1 } }; struct M614: MadeOfTwo { let value: Int; init(_ a: M612, _ b: M613) { value = a.value &+ b.value &+ 1 } }
struct M615: MadeOfNone { let value = 1 }; struct M616: MadeOfOne { let value: Int; init(_ a: M615) { value = a.value &+ 1 } }; struct M617: MadeOfTwo { let value: Int; init(_ a: M615, _ b: M616) { value = a.value &+ b.value &+ 1 } }
struct M618: MadeOfNone { let value = 1 }; struct M619: MadeOfOne { let value: Int; init(_ a: M618) { value = a.value &+ 1 } }; struct M620: MadeOfTwo { let value: Int; init(_ a: M618, _ b: M619) { value = a.value &+ b.value &+ 1 } }
struct M621: MadeOfNone { let value = 1 }; struct M622: MadeOfOne { let value: Int; init(_ a: M621) { value = a.value &+ 1 } }; struct M623: MadeOfTwo { let value: Int; init(_ a: M621, _ b: M622) { value = a.value &+ b.value &+ 1 } }
struct M624: MadeOfNone { let value = 1 }; struct M625: MadeOfOne { let value: Int; init(_ a: M624) { value = a.value &+ 1 } }; struct M626: MadeOfTwo { let value: Int; init(_ a: M624, _ b: M625) { value = a.value &+ b.value &+ 1 } }
struct M627: MadeOfNone { let value = 1 }; struct M628: MadeOfOne { let value: Int; init(_ a: M627) { value = a.value &+ 1 } }; struct M629: MadeOfTwo { let value: Int; init(_ a: M627, _ b: M628) { value = a.value &+ b.value &+ 1 } }
struct M630: MadeOfNone { let value = 1 }; struct M631: MadeOfOne { let value: Int; init(_ a: M630) { value = a.value &+ 1 } }; struct M632: MadeOfTwo { let value: Int; init(_ a: M630, _ b: M631) { value = a.value &+ b.value &+ 1 } }
struct M633: MadeOfNone { let value = 1 }; struct M634: MadeOfOne { let value: Int; init(_ a: M633) { value = a.value &+ 1 } }; struct M635: MadeOfTwo { let value: Int; init(_ a: M633, _ b: M634) { value = a.value &+ b.value &+ 1 } }
struct M636: MadeOfNone { let value = 1 }; struct M637: MadeOfOne { let value: Int; init(_ a: M636) { value = a.value &+ 1 } }; struct M638: MadeOfTwo { let value: Int; init(_ a: M636, _ b: M637) { value = a.value &+ b.value &+ 1 } }
struct M639: MadeOfNone { let value = 1 }; struct M640: MadeOfOne { let value: Int; init(_ a: M639) { value = a.value &+ 1 } }; struct M641: MadeOfTwo { let value: Int; init(_ a: M639, _ b: M640) { value = a.value &+ b.value &+ 1 } }
struct M642: MadeOfNone { let value = 1 }; struct M643: MadeOfOne { let value: Int; init(_ a: M642) { value = a.value &+ 1 } }; struct M644: MadeOfTwo { let value: Int; init(_ a: M642, _ b: M643) { value = a.value &+ b.value &+ 1 } }
struct M645: MadeOfNone { let value = 1 }; struct M646: MadeOfOne { let value: Int; init(_ a: M645) { value = a.value &+ 1 } }; struct M647: MadeOfTwo { let value: Int; init(_ a: M645, _ b: M646) { value = a.value &+ b.value &+ 1 } }
struct M648: MadeOfNone { let value = 1 }; struct M649: MadeOfOne { let value: Int; init(_ a: M648) { value = a.value &+ 1 } }; struct M650: MadeOfTwo { let value: Int; init(_ a: M648, _ b: M649) { value = a.value &+ b.value &+ 1 } }
struct M651: MadeOfNone { let value = 1 }; struct M652: MadeOfOne { let value: Int; init(_ a: M651) { value = a.value &+ 1 } }; struct M653: MadeOfTwo { let value: Int; init(_ a: M651, _ b: M652) { value = a.value &+ b.value &+ 1 } }
struct M654: MadeOfNone { let value = 1 }; struct M655: MadeOfOne { let value: Int; init(_ a: M654) { value = a.value &+ 1 } }; struct M656: MadeOfTwo { let value: Int; init(_ a: M654, _ b: M655) { value = a.value &+ b.value &+ 1 } }
struct M657: MadeOfNone { let value = 1 }; struct M658: MadeOfOne { let value: Int; init(_ a: M657) { value = a.value &+ 1 } }; struct M659: MadeOfTwo { let value: Int; init(_ a: M657, _ b: M658) { value = a.value &+ b.value &+ 1 } }
struct M660: MadeOfNone { let value = 1 }; struct M661: MadeOfOne { let value: Int; init(_ a: M660) { value = a.value &+ 1 } }; struct M662: MadeOfTwo { let value: Int; init(_ a: M660, _ b: M661) { value = a.value &+ b.value &+ 1 } }
struct M663: MadeOfNone { let value = 1 }; struct M664: MadeOfOne { let value: Int; init(_ a: M663) { value = a.value &+ 1 } }; struct M665: MadeOfTwo { let value: Int; init(_ a: M663, _ b: M664) { value = a.value &+ b.value &+ 1 } }
struct M666: MadeOfNone { let value = 1 }; struct M667: MadeOfOne { let value: Int; init(_ a: M666) { value = a.value &+ 1 } }; struct M668: MadeOfTwo { let value: Int; init(_ a: M666, _ b: M667) { value = a.value &+ b.value &+ 1 } }
struct M669: MadeOfNone { let value = 1 }; struct M670: MadeOfOne { let value: Int; init(_ a: M669) { value = a.value &+ 1 } }; struct M671: MadeOfTwo { let value: Int; init(_ a: M669, _ b: M670) { value = a.value &+ b.value &+ 1 } }
struct M672: MadeOfNone { let value = 1 }; struct M673: MadeOfOne { let value: Int; init(_ a: M672) { value = a.value &+ 1 } }; struct M674: MadeOfTwo { let value: Int; init(_ a: M672, _ b: M673) { value = a.value &+ b.value &+ 1 } }
struct M675: MadeOfNone { let value = 1 }; struct M676: MadeOfOne { let value: Int; init(_ a: M675) { value = a.value &+ 1 } }; struct M677: MadeOfTwo { let value: Int; init(_ a: M675, _ b: M676) { value = a.value &+ b.value &+ 1 } }
struct M678: MadeOfNone { let value = 1 }; struct M679: MadeOfOne { let value: Int; init(_ a: M678) { value = a.value &+ 1 } }; struct M680: MadeOfTwo { let value: Int; init(_ a: M678, _ b: M679) { value = a.value &+ b.value &+ 1 } }
struct M681: MadeOfNone { let value = 1 }; struct M682: MadeOfOne { let value: Int; init(_ a: M681) { value = a.value &+ 1 } }; struct M683: MadeOfTwo { let value: Int; init(_ a: M681, _ b: M682) { value = a.value &+ b.value &+ 1 } }
struct M684: MadeOfNone { let value = 1 }; struct M685: MadeOfOne { let value: Int; init(_ a: M684) { value = a.value &+ 1 } }; struct M686: MadeOfTwo { let value: Int; init(_ a: M684, _ b: M685) { value = a.value &+ b.value &+ 1 } }
struct M687: MadeOfNone { let value = 1 }; struct M688: MadeOfOne { let value: Int; init(_ a: M687) { value = a.value &+ 1 } }; struct M689: MadeOfTwo { let value: Int; init(_ a: M687, _ b: M688) { value = a.value &+ b.value &+ 1 } }
struct M690: MadeOfNone { let value = 1 }; struct M691: MadeOfOne { let value: Int; init(_ a: M690) { value = a.value &+ 1 } }; struct M692: MadeOfTwo { let value: Int; init(_ a: M690, _ b: M691) { value = a.value &+ b.value &+ 1 } }
struct M693: MadeOfNone { let value = 1 }; struct M694: MadeOfOne { let value: Int; init(_ a: M693) { value = a.value &+ 1 } }; struct M695: MadeOfTwo { let value: Int; init(_ a: M693, _ b: M694) { value = a.value &+ b.value &+ 1 } }
struct M696: MadeOfNone { let value = 1 }; struct M697: MadeOfOne { let value: Int; init(_ a: M696) { value = a.value &+ 1 } }; struct M698: MadeOfTwo { let value: Int; init(_ a: M696, _ b: M697) { value = a.value &+ b.value &+ 1 } }
struct M699: MadeOfNone { let value = 1 }; struct M700: MadeOfOne { let value: Int; init(_ a: M699) { value = a.value &+ 1 } }; struct M701: MadeOfTwo { let value: Int; init(_ a: M699, _ b: M700) { value = a.value &+ b.value &+ 1 } }
struct M702: MadeOfNone { let value = 1 }; struct M703: MadeOfOne { let value: Int; init(_ a: M702) { value = a.value &+ 1 } }; struct M704: MadeOfTwo { let value: Int; init(_ a: M702, _ b: M703) { value = a.value &+ b.value &+ 1 } }
struct M705: MadeOfNone { let value = 1 }; struct M706: MadeOfOne { let value: Int; init(_ a: M705) { value = a.value &+ 1 } }; struct M707: MadeOfTwo { let value: Int; init(_ a: M705, _ b: M706) { value = a.value &+ b.value &+ 1 } }
struct M708: MadeOfNone { let value = 1 }; struct M709: MadeOfOne { let value: Int; init(_ a: M708) { value = a.value &+ 1 } }; struct M710: MadeOfTwo { let value: Int; init(_ a: M708, _ b: M709) { value = a.value &+ b.value &+ 1 } }
struct M711: MadeOfNone { let value = 1 }; struct M712: MadeOfOne { let value: Int; init(_ a: M711) { value = a.value &+ 1 } }; struct M713: MadeOfTwo { let value: Int; init(_ a: M711, _ b: M712) { value = a.value &+ b.value &+ 1 } }
struct M714: MadeOfNone { let value = 1 }; struct M715: MadeOfOne { let value: Int; init(_ a: M714) { value = a.value &+ 1 } }; struct M716: MadeOfTwo { let value: Int; init(_ a: M714, _ b: M715) { value = a.value &+ b.value &+ 1 } }
struct M717: MadeOfNone { let value = 1 }; struct M718: MadeOfOne { let value: Int; init(_ a: M717) { value = a.value &+ 1 } }; struct M719: MadeOfTwo { let value: Int; init(_ a: M717, _ b: M718) { value = a.value &+ b.value &+ 1 } }
struct M720: MadeOfNone { let value = 1 }; struct M721: MadeOfOne { let value: Int; init(_ a: M720) { value = a.value &+ 1 } }; struct M722: MadeOfTwo { let value: Int; init(_ a: M720, _ b: M721) { value = a.value &+ b.value &+ 1 } }
struct M723: MadeOfNone { let value = 1 }; struct M724: MadeOfOne { let value: Int; init(_ a: M723) { value = a.value &+ 1 } }; struct M725: MadeOfTwo { let value: Int; init(_ a: M723, _ b: M724) { value = a.value &+ b.value &+ 1 } }
struct M726: MadeOfNone { let value = 1 }; struct M727: MadeOfOne { let value: Int; init(_ a: M726) { value = a.value &+ 1 } }; struct M728: MadeOfTwo { let value: Int; init(_ a: M726, _ b: M727) { value = a.value &+ b.value &+ 1 } }
struct M729: MadeOfNone { let value = 1 }; struct M730: MadeOfOne { let value: Int; init(_ a: M729) { value = a.value &+ 1 } }; struct M731: MadeOfTwo { let value: Int; init(_ a: M729, _ b: M730) { value = a.value &+ b.value &+ 1 } }
struct M732: MadeOfNone { let value = 1 }; struct M733: MadeOfOne { let value: Int; init(_ a: M732) { value = a.value &+ 1 } }; struct M734: MadeOfTwo { let value: Int; init(_ a: M732, _ b: M733) { value = a.value &+ b.value &+ 1 } }
struct M735: MadeOfNone { let value = 1 }; struct M736: MadeOfOne { let value: Int; init(_ a: M735) { value = a.value &+ 1 } }; struct M737: MadeOfTwo { let value: Int; init(_ a: M735, _ b: M736) { value = a.value &+ b.value &+ 1 } }
struct M738: MadeOfNone { let value = 1 }; struct M739: MadeOfOne { let value: Int; init(_ a: M738) { value = a.value &+ 1 } }; struct M740: MadeOfTwo { let value: Int; init(_ a: M738, _ b: M739) { value = a.value &+ b.value &+ 1 } }
struct M741: MadeOfNone { let value = 1 }; struct M742: MadeOfOne { let value: Int; init(_ a: M741) { value = a.value &+ 1 } }; struct M743: MadeOfTwo { let value: Int; init(_ a: M741, _ b: M742) { value = a.value &+ b.value &+ 1 } }
struct M744: MadeOfNone { let value = 1 }; struct M745: MadeOfOne { let value: Int; init(_ a: M744) { value = a.value &+ 1 } }; struct M746: MadeOfTwo { let value: Int; init(_ a: M744, _ b: M745) { value = a.value &+ b.value &+ 1 } }
struct M747: MadeOfNone { let value = 1 }; struct M748: MadeOfOne { let value: Int; init(_ a: M747) { value = a.value &+ 1 } }; struct M749: MadeOfTwo { let value: Int; init(_ a: M747, _ b: M748) { value = a.value &+ b.value &+ 1 } }
struct M750: MadeOfNone { let value = 1 }; struct M751: MadeOfOne { let value: Int; init(_ a: M750) { value = a.value &+ 1 } }; struct M752: MadeOfTwo { let value: Int; init(_ a: M750, _ b: M751) { value = a.value &+ b.value &+ 1 } }
struct M753: MadeOfNone { let value = 1 }; struct M754: MadeOfOne { let value: Int; init(_ a: M753) { value = a.value &+ 1 } }; struct M755: MadeOfTwo { let value: Int; init(_ a: M753, _ b: M754) { value = a.value &+ b.value &+ 1 } }
struct M756: MadeOfNone { let value = 1 }; struct M757: MadeOfOne { let value: Int; init(_ a: M756) { value = a.value &+ 1 } }; struct M758: MadeOfTwo { let value: Int; init(_ a: M756, _ b: M757) { value = a.value &+ b.value &+ 1 } }
struct M759: MadeOfNone { let value = 1 }; struct M760: MadeOfOne { let value: Int; init(_ a: M759) { value = a.value &+ 1 } }; struct M761: MadeOfTwo { let value: Int; init(_ a: M759, _ b: M760) { value = a.value &+ b.value &+ 1 } }
struct M762: MadeOfNone { let value = 1 }; struct M763: MadeOfOne { let value: Int; init(_ a: M762) { value = a.value &+ 1 } }; struct M764: MadeOfTwo { let value: Int; init(_ a: M762, _ b: M763) { value = a.value &+ b.value &+ 1 } }
struct M765: MadeOfNone { let value = 1 }; struct M766: MadeOfOne { let value: Int; init(_ a: M765) { value = a.value &+ 1 } }; struct M767: MadeOfTwo { let value: Int; init(_ a: M765, _ b: M766) { value = a.value &+ b.value &+ 1 } }
struct M768: MadeOfNone { let value = 1 }; struct M769: MadeOfOne { let value: Int; init(_ a: M768) { value = a.value &+ 1 } }; struct M770: MadeOfTwo { let value: Int; init(_ a: M768, _ b: M769) { value = a.value &+ b.value &+ 1 } }
struct M771: MadeOfNone { let value = 1 }; struct M772: MadeOfOne { let value: Int; init(_ a: M771) { value = a.value &+ 1 } }; struct M773: MadeOfTwo { let value: Int; init(_ a: M771, _ b: M772) { value = a.value &+ b.value &+ 1 } }
struct M774: MadeOfNone { let value = 1 }; struct M775: MadeOfOne { let value: Int; init(_ a: M774) { value = a.value &+ 1 } }; struct M776: MadeOfTwo { let value: Int; init(_ a: M774, _ b: M775) { value = a.value &+ b.value &+ 1 } }
struct M777: MadeOfNone { let value = 1 }; struct M778: MadeOfOne { let value: Int; init(_ a: M777) { value = a.value &+ 1 } }; struct M779: MadeOfTwo { let value: Int; init(_ a: M777, _ b: M778) { value = a.value &+ b.value &+ 1 } }
struct M780: MadeOfNone { let value = 1 }; struct M781: MadeOfOne { let value: Int; init(_ a: M780) { value = a.value &+ 1 } }; struct M782: MadeOfTwo { let value: Int; init(_ a: M780, _ b: M781) { value = a.value &+ b.value &+ 1 } }
struct M783: MadeOfNone { let value = 1 }; struct M784: MadeOfOne { let value: Int; init(_ a: M783) { value = a.value &+ 1 } }; struct M785: MadeOfTwo { let value: Int; init(_ a: M783, _ b: M784) { value = a.value &+ b.value &+ 1 } }
struct M786: MadeOfNone { let value = 1 }; struct M787: MadeOfOne { let value: Int; init(_ a: M786) { value = a.value &+ 1 } }; struct M788: MadeOfTwo { let value: Int; init(_ a: M786, _ b: M787) { value = a.value &+ b.value &+ 1 } }
struct M789: MadeOfNone { let value = 1 }; struct M790: MadeOfOne { let value: Int; init(_ a: M789) { value = a.value &+ 1 } }; struct M791: MadeOfTwo { let value: Int; init(_ a: M789, _ b: M790) { value = a.value &+ b.value &+ 1 } }
struct M792: MadeOfNone { let value = 1 }; struct M793: MadeOfOne { let value: Int; init(_ a: M792) { value = a.value &+ 1 } }; struct M794: MadeOfTwo { let value: Int; init(_ a: M792, _ b: M793) { value = a.value &+ b.value &+ 1 } }
struct M795: MadeOfNone { let value = 1 }; struct M796: MadeOfOne { let value: Int; init(_ a: M795) { value = a.value &+ 1 } }; struct M797: MadeOfTwo { let value: Int; init(_ a: M795, _ b: M796) { value = a.value &+ b.value &+ 1 } }
struct M798: MadeOfNone { let value = 1 }; struct M799: MadeOfOne { let value: Int; init(_ a: M798) { value = a.value &+ 1 } }; struct M800: MadeOfTwo { let value: Int; init(_ a: M798, _ b: M799) { value = a.value &+ b.value &+ 1 } }
struct M801: MadeOfNone { let value = 1 }; struct M802: MadeOfOne { let value: Int; init(_ a: M801) { value = a.value &+ 1 } }; struct M803: MadeOfTwo { let value: Int; init(_ a: M801, _ b: M802) { value = a.value &+ b.value &+ 1 } }
struct M804: MadeOfNone { let value = 1 }; struct M805: MadeOfOne { let value: Int; init(_ a: M804) { value = a.value &+ 1 } }; struct M806: MadeOfTwo { let value: Int; init(_ a: M804, _ b: M805) { value = a.value &+ b.value &+ 1 } }
struct M807: MadeOfNone { let value = 1 }; struct M808: MadeOfOne { let value: Int; init(_ a: M807) { value = a.value &+ 1 } }; struct M809: MadeOfTwo { let value: Int; init(_ a: M807, _ b: M808) { value = a.value &+ b.value &+ 1 } }
struct M810: MadeOfNone { let value = 1 }; struct M811: MadeOfOne { let value: Int; init(_ a: M810) { value = a.value &+ 1 } }; struct M812: MadeOfTwo { let value: Int; init(_ a: M810, _ b: M811) { value = a.value &+ b.value &+ 1 } }
struct M813: MadeOfNone { let value = 1 }; struct M814: MadeOfOne { let value: Int; init(_ a: M813) { value = a.value &+ 1 } }; struct M815: MadeOfTwo { let value: Int; init(_ a: M813, _ b: M814) { value = a.value &+ b.value &+ 1 } }
struct M816: MadeOfNone { let value = 1 }; struct M817: MadeOfOne { let value: Int; init(_ a: M816) { value = a.value &+ 1 } }; struct M818: MadeOfTwo { let value: Int; init(_ a: M816, _ b: M817) { value = a.value &+ b.value &+ 1 } }
struct M819: MadeOfNone { let value = 1 }; struct M820: MadeOfOne { let value: Int; init(_ a: M819) { value = a.value &+ 1 } }; struct M821: MadeOfTwo { let value: Int; init(_ a: M819, _ b: M820) { value = a.value &+ b.value &+ 1 } }
struct M822: MadeOfNone { let value = 1 }; struct M823: MadeOfOne { let value: Int; init(_ a: M822) { value = a.value &+ 1 } }; struct M824: MadeOfTwo { let value: Int; init(_ a: M822, _ b: M823) { value = a.value &+ b.value &+ 1 } }
struct M825: MadeOfNone { let value = 1 }; struct M826: MadeOfOne { let value: Int; init(_ a: M825) { value = a.value &+ 1 } }; struct M827: MadeOfTwo { let value: Int; init(_ a: M825, _ b: M826) { value = a.value &+ b.value &+ 1 } }
struct M828: MadeOfNone { let value = 1 }; struct M829: MadeOfOne { let value: Int; init(_ a: M828) { value = a.value &+ 1 } }; struct M830: MadeOfTwo { let value: Int; init(_ a: M828, _ b: M829) { value = a.value &+ b.value &+ 1 } }
struct M831: MadeOfNone { let value = 1 }; struct M832: MadeOfOne { let value: Int; init(_ a: M831) { value = a.value &+ 1 } }; struct M833: MadeOfTwo { let value: Int; init(_ a: M831, _ b: M832) { value = a.value &+ b.value &+ 1 } }
struct M834: MadeOfNone { let value = 1 }; struct M835: MadeOfOne { let value: Int; init(_ a: M834) { value = a.value &+ 1 } }; struct M836: MadeOfTwo { let value: Int; init(_ a: M834, _ b: M835) { value = a.value &+ b.value &+ 1 } }
struct M837: MadeOfNone { let value = 1 }; struct M838: MadeOfOne { let value: Int; init(_ a: M837) { value = a.value &+ 1 } }; struct M839: MadeOfTwo { let value: Int; init(_ a: M837, _ b: M838) { value = a.value &+ b.value &+ 1 } }
struct M840: MadeOfNone { let value = 1 }; struct M841: MadeOfOne { let value: Int; init(_ a: M840) { value = a.value &+ 1 } }; struct M842: MadeOfTwo { let value: Int; init(_ a: M840, _ b: M841) { value = a.value &+ b.value &+ 1 } }
struct M843: MadeOfNone { let value = 1 }; struct M844: MadeOfOne { let value: Int; init(_ a: M843) { value = a.value &+ 1 } }; struct M845: MadeOfTwo { let value: Int; init(_ a: M843, _ b: M844) { value = a.value &+ b.value &+ 1 } }
struct M846: MadeOfNone { let value = 1 }; struct M847: MadeOfOne { let value: Int; init(_ a: M846) { value = a.value &+ 1 } }; struct M848: MadeOfTwo { let value: Int; init(_ a: M846, _ b: M847) { value = a.value &+ b.value &+ 1 } }
struct M849: MadeOfNone { let value = 1 }; struct M850: MadeOfOne { let value: Int; init(_ a: M849) { value = a.value &+ 1 } }; struct M851: MadeOfTwo { let value: Int; init(_ a: M849, _ b: M850) { value = a.value &+ b.value &+ 1 } }
struct M852: MadeOfNone { let value = 1 }; struct M853: MadeOfOne { let value: Int; init(_ a: M852) { value = a.value &+ 1 } }; struct M854: MadeOfTwo { let value: Int; init(_ a: M852, _ b: M853) { value = a.value &+ b.value &+ 1 } }
struct M855: MadeOfNone { let value = 1 }; struct M856: MadeOfOne { let value: Int; init(_ a: M855) { value = a.value &+ 1 } }; struct M857: MadeOfTwo { let value: Int; init(_ a: M855, _ b: M856) { value = a.value &+ b.value &+ 1 } }
struct M858: MadeOfNone { let value = 1 }; struct M859: MadeOfOne { let value: Int; init(_ a: M858) { value = a.value &+ 1 } }; struct M860: MadeOfTwo { let value: Int; init(_ a: M858, _ b: M859) { value = a.value &+ b.value &+ 1 } }
struct M861: MadeOfNone { let value = 1 }; struct M862: MadeOfOne { let value: Int; init(_ a: M861) { value = a.value &+ 1 } }; struct M863: MadeOfTwo { let value: Int; init(_ a: M861, _ b: M862) { value = a.value &+ b.value &+ 1 } }
struct M864: MadeOfNone { let value = 1 }; struct M865: MadeOfOne { let value: Int; init(_ a: M864) { value = a.value &+ 1 } }; struct M866: MadeOfTwo { let value: Int; init(_ a: M864, _ b: M865) { value = a.value &+ b.value &+ 1 } }
struct M867: MadeOfNone { let value = 1 }; struct M868: MadeOfOne { let value: Int; init(_ a: M867) { value = a.value &+ 1 } }; struct M869: MadeOfTwo { let value: Int; init(_ a: M867, _ b: M868) { value = a.value &+ b.value &+ 1 } }
struct M870: MadeOfNone { let value = 1 }; struct M871: MadeOfOne { let value: Int; init(_ a: M870) { value = a.value &+ 1 } }; struct M872: MadeOfTwo { let value: Int; init(_ a: M870, _ b: M871) { value = a.value &+ b.value &+ 1 } }
struct M873: MadeOfNone { let value = 1 }; struct M874: MadeOfOne { let value: Int; init(_ a: M873) { value = a.value &+ 1 } }; struct M875: MadeOfTwo { let value: Int; init(_ a: M873, _ b: M874) { value = a.value &+ b.value &+ 1 } }
struct M876: MadeOfNone { let value = 1 }; struct M877: MadeOfOne { let value: Int; init(_ a: M876) { value = a.value &+ 1 } }; struct M878: MadeOfTwo { let value: Int; init(_ a: M876, _ b: M877) { value = a.value &+ b.value &+ 1 } }
struct M879: MadeOfNone { let value = 1 }; struct M880: MadeOfOne { let value: Int; init(_ a: M879) { value = a.value &+ 1 } }; struct M881: MadeOfTwo { let value: Int; init(_ a: M879, _ b: M880) { value = a.value &+ b.value &+ 1 } }
struct M882: MadeOfNone { let value = 1 }; struct M883: MadeOfOne { let value: Int; init(_ a: M882) { value = a.value &+ 1 } }; struct M884: MadeOfTwo { let value: Int; init(_ a: M882, _ b: M883) { value = a.value &+ b.value &+ 1 } }
struct M885: MadeOfNone { let value = 1 }; struct M886: MadeOfOne { let value: Int; init(_ a: M885) { value = a.value &+ 1 } }; struct M887: MadeOfTwo { let value: Int; init(_ a: M885, _ b: M886) { value = a.value &+ b.value &+ 1 } }
struct M888: MadeOfNone { let value = 1 }; struct M889: MadeOfOne { let value: Int; init(_ a: M888) { value = a.value &+ 1 } }; struct M890: MadeOfTwo { let value: Int; init(_ a: M888, _ b: M889) { value = a.value &+ b.value &+ 1 } }
struct M891: MadeOfNone { let value = 1 }; struct M892: MadeOfOne { let value: Int; init(_ a: M891) { value = a.value &+ 1 } }; struct M893: MadeOfTwo { let value: Int; init(_ a: M891, _ b: M892) { value = a.value &+ b.value &+ 1 } }
struct M894: MadeOfNone { let value = 1 }; struct M895: MadeOfOne { let value: Int; init(_ a: M894) { value = a.value &+ 1 } }; struct M896: MadeOfTwo { let value: Int; init(_ a: M894, _ b: M895) { value = a.value &+ b.value &+ 1 } }
struct M897: MadeOfNone { let value = 1 }; struct M898: MadeOfOne { let value: Int; init(_ a: M897) { value = a.value &+ 1 } }; struct M899: MadeOfTwo { let value: Int; init(_ a: M897, _ b: M898) { value = a.value &+ b.value &+ 1 } }
struct M900: MadeOfNone { let value = 1 }; struct M901: MadeOfOne { let value: Int; init(_ a: M900) { value = a.value &+ 1 } }; struct M902: MadeOfTwo { let value: Int; init(_ a: M900, _ b: M901) { value = a.value &+ b.value &+ 1 } }
struct M903: MadeOfNone { let value = 1 }; struct M904: MadeOfOne { let value: Int; init(_ a: M903) { value = a.value &+ 1 } }; struct M905: MadeOfTwo { let value: Int; init(_ a: M903, _ b: M904) { value = a.value &+ b.value &+ 1 } }
struct M906: MadeOfNone { let value = 1 }; struct M907: MadeOfOne { let value: Int; init(_ a: M906) { value = a.value &+ 1 } }; struct M908: MadeOfTwo { let value: Int; init(_ a: M906, _ b: M907) { value = a.value &+ b.value &+ 1 } }
struct M909: MadeOfNone { let value = 1 }; struct M910: MadeOfOne { let value: Int; init(_ a: M909) { value = a.value &+ 1 } }; struct M911: MadeOfTwo { let value: Int; init(_ a: M909, _ b: M910) { value = a.value &+ b.value &+ 1 } }
struct M912: MadeOfNone { let value = 1 }; struct M913: MadeOfOne { let value: Int; init(_ a: M912) { value = a.value &+ 1 } }; struct M914: MadeOfTwo { let value: Int; init(_ a: M912, _ b: M913) { value = a.value &+ b.value &+ 1 } }
struct M915: MadeOfNone { let value = 1 }; struct M916: MadeOfOne { let value: Int; init(_ a: M915) { value = a.value &+ 1 } }; struct M917: MadeOfTwo { let value: Int; init(_ a: M915, _ b: M916) { value = a.value &+ b.value &+ 1 } }
struct M918: MadeOfNone { let value = 1 }; struct M919: MadeOfOne { let value: Int; init(_ a: M918) { value = a.value &+ 1 } }; struct M920: MadeOfTwo { let value: Int; init(_ a: M918, _ b: M919) { value = a.value &+ b.value &+ 1 } }
struct M921: MadeOfNone { let value = 1 }; struct M922: MadeOfOne { let value: Int; init(_ a: M921) { value = a.value &+ 1 } }; struct M923: MadeOfTwo { let value: Int; init(_ a: M921, _ b: M922) { value = a.value &+ b.value &+ 1 } }
struct M924: MadeOfNone { let value = 1 }; struct M925: MadeOfOne { let value: Int; init(_ a: M924) { value = a.value &+ 1 } }; struct M926: MadeOfTwo { let value: Int; init(_ a: M924, _ b: M925) { value = a.value &+ b.value &+ 1 } }
struct M927: MadeOfNone { let value = 1 }; struct M928: MadeOfOne { let value: Int; init(_ a: M927) { value = a.value &+ 1 } }; struct M929: MadeOfTwo { let value: Int; init(_ a: M927, _ b: M928) { value = a.value &+ b.value &+ 1 } }
struct M930: MadeOfNone { let value = 1 }; struct M931: MadeOfOne { let value: Int; init(_ a: M930) { value = a.value &+ 1 } }; struct M932: MadeOfTwo { let value: Int; init(_ a: M930, _ b: M931) { value = a.value &+ b.value &+ 1 } }
struct M933: MadeOfNone { let value = 1 }; struct M934: MadeOfOne { let value: Int; init(_ a: M933) { value = a.value &+ 1 } }; struct M935: MadeOfTwo { let value: Int; init(_ a: M933, _ b: M934) { value = a.value &+ b.value &+ 1 } }
struct M936: MadeOfNone { let value = 1 }; struct M937: MadeOfOne { let value: Int; init(_ a: M936) { value = a.value &+ 1 } }; struct M938: MadeOfTwo { let value: Int; init(_ a: M936, _ b: M937) { value = a.value &+ b.value &+ 1 } }
struct M939: MadeOfNone { let value = 1 }; struct M940: MadeOfOne { let value: Int; init(_ a: M939) { value = a.value &+ 1 } }; struct M941: MadeOfTwo { let value: Int; init(_ a: M939, _ b: M940) { value = a.value &+ b.value &+ 1 } }
struct M942: MadeOfNone { let value = 1 }; struct M943: MadeOfOne { let value: Int; init(_ a: M942) { value = a.value &+ 1 } }; struct M944: MadeOfTwo { let value: Int; init(_ a: M942, _ b: M943) { value = a.value &+ b.value &+ 1 } }
struct M945: MadeOfNone { let value = 1 }; struct M946: MadeOfOne { let value: Int; init(_ a: M945) { value = a.value &+ 1 } }; struct M947: MadeOfTwo { let value: Int; init(_ a: M945, _ b: M946) { value = a.value &+ b.value &+ 1 } }
struct M948: MadeOfNone { let value = 1 }; struct M949: MadeOfOne { let value: Int; init(_ a: M948) { value = a.value &+ 1 } }; struct M950: MadeOfTwo { let value: Int; init(_ a: M948, _ b: M949) { value = a.value &+ b.value &+ 1 } }
struct M951: MadeOfNone { let value = 1 }; struct M952: MadeOfOne { let value: Int; init(_ a: M951) { value = a.value &+ 1 } }; struct M953: MadeOfTwo { let value: Int; init(_ a: M951, _ b: M952) { value = a.value &+ b.value &+ 1 } }
struct M954: MadeOfNone { let value = 1 }; struct M955: MadeOfOne { let value: Int; init(_ a: M954) { value = a.value &+ 1 } }; struct M956: MadeOfTwo { let value: Int; init(_ a: M954, _ b: M955) { value = a.value &+ b.value &+ 1 } }
struct M957: MadeOfNone { let value = 1 }; struct M958: MadeOfOne { let value: Int; init(_ a: M957) { value = a.value &+ 1 } }; struct M959: MadeOfTwo { let value: Int; init(_ a: M957, _ b: M958) { value = a.value &+ b.value &+ 1 } }
struct M960: MadeOfNone { let value = 1 }; struct M961: MadeOfOne { let value: Int; init(_ a: M960) { value = a.value &+ 1 } }; struct M962: MadeOfTwo { let value: Int; init(_ a: M960, _ b: M961) { value = a.value &+ b.value &+ 1 } }
struct M963: MadeOfNone { let value = 1 }; struct M964: MadeOfOne { let value: Int; init(_ a: M963) { value = a.value &+ 1 } }; struct M965: MadeOfTwo { let value: Int; init(_ a: M963, _ b: M964) { value = a.value &+ b.value &+ 1 } }
struct M966: MadeOfNone { let value = 1 }; struct M967: MadeOfOne { let value: Int; init(_ a: M966) { value = a.value &+ 1 } }; struct M968: MadeOfTwo { let value: Int; init(_ a: M966, _ b: M967) { value = a.value &+ b.value &+ 1 } }
struct M969: MadeOfNone { let value = 1 }; struct M970: MadeOfOne { let value: Int; init(_ a: M969) { value = a.value &+ 1 } }; struct M971: MadeOfTwo { let value: Int; init(_ a: M969, _ b: M970) { value = a.value &+ b.value &+ 1 } }
struct M972: MadeOfNone { let value = 1 }; struct M973: MadeOfOne { let value: Int; init(_ a: M972) { value = a.value &+ 1 } }; struct M974: MadeOfTwo { let value: Int; init(_ a: M972, _ b: M973) { value = a.value &+ b.value &+ 1 } }
struct M975: MadeOfNone { let value = 1 }; struct M976: MadeOfOne { let value: Int; init(_ a: M975) { value = a.value &+ 1 } }; struct M977: MadeOfTwo { let value: Int; init(_ a: M975, _ b: M976) { value = a.value &+ b.value &+ 1 } }
struct M978: MadeOfNone { let value = 1 }; struct M979: MadeOfOne { let value: Int; init(_ a: M978) { value = a.value &+ 1 } }; struct M980: MadeOfTwo { let value: Int; init(_ a: M978, _ b: M979) { value = a.value &+ b.value &+ 1 } }
struct M981: MadeOfNone { let value = 1 }; struct M982: MadeOfOne { let value: Int; init(_ a: M981) { value = a.value &+ 1 } }; struct M983: MadeOfTwo { let value: Int; init(_ a: M981, _ b: M982) { value = a.value &+ b.value &+ 1 } }
struct M984: MadeOfNone { let value = 1 }; struct M985: MadeOfOne { let value: Int; init(_ a: M984) { value = a.value &+ 1 } }; struct M986: MadeOfTwo { let value: Int; init(_ a: M984, _ b: M985) { value = a.value &+ b.value &+ 1 } }
struct M987: MadeOfNone { let value = 1 }; struct M988: MadeOfOne { let value: Int; init(_ a: M987) { value = a.value &+ 1 } }; struct M989: MadeOfTwo { let value: Int; init(_ a: M987, _ b: M988) { value = a.value &+ b.value &+ 1 } }
struct M990: MadeOfNone { let value = 1 }; struct M991: MadeOfOne { let value: Int; init(_ a: M990) { value = a.value &+ 1 } }; struct M992: MadeOfTwo { let value: Int; init(_ a: M990, _ b: M991) { value = a.value &+ b.value &+ 1 } }
struct M993: MadeOfNone { let value = 1 }; struct M994: MadeOfOne { let value: Int; init(_ a: M993) { value = a.value &+ 1 } }; struct M995: MadeOfTwo { let value: Int; init(_ a: M993, _ b: M994) { value = a.value &+ b.value &+ 1 } }
struct M996: MadeOfNone { let value = 1 }; struct M997: MadeOfOne { let value: Int; init(_ a: M996) { value = a.value &+ 1 } }; struct M998: MadeOfTwo { let value: Int; init(_ a: M996, _ b: M997) { value = a.value &+ b.value &+ 1 } }
struct M999: MadeOfNone { let value = 1 }; struct M1000: MadeOfOne { let value: Int; init(_ a: M999) { value = a.value &+ 1 } }; struct M1001: MadeOfTwo { let value: Int; init(_ a: M999, _ b: M1000) { value = a.value &+ b.value &+ 1 } }
struct M1002: MadeOfNone { let value = 1 }; struct M1003: MadeOfOne { let value: Int; init(_ a: M1002) { value = a.value &+ 1 } }; struct M1004: MadeOfTwo { let value: Int; init(_ a: M1002, _ b: M1003) { value = a.value &+ b.value &+ 1 } }
struct M1005: MadeOfNone { let value = 1 }; struct M1006: MadeOfOne { let value: Int; init(_ a: M1005) { value = a.value &+ 1 } }; struct M1007: MadeOfTwo { let value: Int; init(_ a: M1005, _ b: M1006) { value = a.value &+ b.value &+ 1 } }
struct M1008: MadeOfNone { let value = 1 }; struct M1009: MadeOfOne { let value: Int; init(_ a: M1008) { value = a.value &+ 1 } }; struct M1010: MadeOfTwo { let value: Int; init(_ a: M1008, _ b: M1009) { value = a.value &+ b.value &+ 1 } }
struct M1011: MadeOfNone { let value = 1 }; struct M1012: MadeOfOne { let value: Int; init(_ a: M1011) { value = a.value &+ 1 } }; struct M1013: MadeOfTwo { let value: Int; init(_ a: M1011, _ b: M1012) { value = a.value &+ b.value &+ 1 } }
struct M1014: MadeOfNone { let value = 1 }; struct M1015: MadeOfOne { let value: Int; init(_ a: M1014) { value = a.value &+ 1 } }; struct M1016: MadeOfTwo { let value: Int; init(_ a: M1014, _ b: M1015) { value = a.value &+ b.value &+ 1 } }
struct M1017: MadeOfNone { let value = 1 }; struct M1018: MadeOfOne { let value: Int; init(_ a: M1017) { value = a.value &+ 1 } }; struct M1019: MadeOfTwo { let value: Int; init(_ a: M1017, _ b: M1018) { value = a.value &+ b.value &+ 1 } }
struct M1020: MadeOfNone { let value = 1 }; struct M1021: MadeOfOne { let value: Int; init(_ a: M1020) { value = a.value &+ 1 } }; struct M1022: MadeOfTwo { let value: Int; init(_ a: M1020, _ b: M1021) { value = a.value &+ b.value &+ 1 } }
struct M1023: MadeOfNone { let value = 1 }
